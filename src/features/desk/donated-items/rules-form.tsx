import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { DonatedItemRules } from '../../../api/admin-donated-items.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { RoomPage } from '../room-page.tsx'
import { SaveRow } from '../save-row.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { offersMessages } from './donated-items.messages.ts'
import { createRulesForm, longestIntroduction, readRules } from './rules.store.ts'

/** Whether the event takes offers, until when, and what it asks for. */
export function OfferRules() {
  const { site } = useSurroundings()
  const say = useMessages(offersMessages)
  const read = useMemo(() => readRules(site), [site])
  return (
    <RoomPage title={say('rules')} back={{ to: ['donated-items'], label: say('back') }}>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {rules => <RulesForm rules={rules} />}
      </ResourceFrame>
    </RoomPage>
  )
}

function RulesForm({ rules }: Readonly<{ rules: DonatedItemRules }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(offersMessages)
  const sayField = useMessages(fieldMessages)
  const { form: store, conflict, $saved } = useStable(() => createRulesForm(site, rules), [site])
  const form = useForm(store, field => say(field))
  const optional = sayField('optional')
  return (
    <EditForm {...form.props} conflict={conflict} label={say('rules')}>
      <Checkbox
        name="takes_offers"
        label={say('takes_offers')}
        help={say('takes_offersHelp', { address: hrefTo('donate-lot') })}
        checked={form.values.takes_offers === 'yes'}
        onChoose={chosen => store.change({ takes_offers: chosen ? 'yes' : 'no' })}
      />
      <TextField {...form.field('closes_at')} type="datetime-local" optional={optional} help={say('closes_atHelp')} />
      <TextAreaField
        {...form.field('introduction')}
        optional={optional}
        help={say('introductionHelp')}
        rows={6}
        limit={longestIntroduction}
        count={left => sayField(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
      />
      <SaveRow busy={form.busy} saved={useStore($saved)} />
    </EditForm>
  )
}
