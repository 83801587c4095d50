import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AuctionRules } from '../../../api/admin-auction-rules.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { incrementsMessages } from '../increments/increments.messages.ts'
import { IncrementsField } from '../increments/increments-field.tsx'
import { RoomPage } from '../room-page.tsx'
import { SaveRow } from '../save-row.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { ClosingTimesForm } from './closing-times.tsx'
import css from './rules.css?inline'
import { rulesMessages } from './rules.messages.ts'
import { createRulesForm, type RulesValues, readRules } from './rules.store.ts'

/** The event's rules for all of its lots, and when they close. */
export function Room() {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(rulesMessages)
  const read = useMemo(() => readRules(site), [site])
  return (
    <RoomPage title={say('title')}>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {({ rules, categories }) => (
          <div className="rules">
            <RulesForm rules={rules} />
            <ClosingTimesForm categories={categories} />
          </div>
        )}
      </ResourceFrame>
    </RoomPage>
  )
}

function RulesForm({ rules }: Readonly<{ rules: AuctionRules }>) {
  const { site } = useSurroundings()
  const { currency_decimals } = useSettings()
  const say = useMessages(rulesMessages)
  const sayIncrements = useMessages(incrementsMessages)
  // Created once: what is typed here stays when the rules are read again.
  const made = useStable(
    () => createRulesForm(site, currency_decimals, rules, () => sayIncrements('invalid')),
    [site, currency_decimals],
  )
  const { form: store, conflict, $saved } = made
  const form = useForm<RulesValues>(store, (field, inSentence) => {
    if (field === 'increments') return sayIncrements('increments')
    const sentence = `${field}Label`
    return say(inSentence && Object.hasOwn(rulesMessages, sentence) ? (sentence as 'first_atLabel') : field)
  })
  const box = (name: 'card_required' | 'charge' | 'lost_mails') => (
    <Checkbox
      name={name}
      label={say(name)}
      checked={form.values[name] === 'yes'}
      onChoose={chosen => store.change({ [name]: chosen ? 'yes' : 'no' })}
    />
  )
  const minutes = { inputMode: 'numeric', filter: filterDigits, maxLength: 5 } as const

  return (
    <EditForm {...form.props} conflict={conflict} label={say('title')}>
      <Card title={say('bids')}>
        <IncrementsField
          name="increments"
          value={form.values.increments}
          error={form.error('increments')}
          inherited={say('standard')}
          standard={rules.standard_increments}
          after={100 * 10 ** currency_decimals}
          onInput={increments => store.change({ increments })}
        />
        <p className="desk-muted">{say('kept')}</p>
        {box('card_required')}
      </Card>
      <Card title={say('payment')}>
        {box('charge')}
        {form.values.charge === 'yes' && <TextField {...form.field('charge_after_minutes')} {...minutes} />}
        <TextField {...form.field('outbid_mail_minutes')} {...minutes} />
        {box('lost_mails')}
      </Card>
      <SaveRow busy={form.busy} saved={useStore($saved)} />
    </EditForm>
  )
}
