import { useMemo, useState } from 'react'
import type { AdminCategory } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { deskMessages } from '../desk.messages.ts'
import { formatTime } from '../format-time.ts'
import { useDeviceZone } from '../use-device-zone.ts'
import { rulesMessages } from './rules.messages.ts'
import { type ClosingTimes, checkTimes, createTimesForm, type TimesValues } from './times.store.ts'

/** Sets when lots close, category by category. Asks first, since it replaces the ends of all lots. */
export function ClosingTimesForm({ categories }: Readonly<{ categories: readonly AdminCategory[] }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(rulesMessages)
  const sayDesk = useMessages(deskMessages)
  const zone = useDeviceZone()
  const [set, setTimes] = useState<ClosingTimes>()
  const [isAsked, setAsked] = useState(false)
  const store = useMemo(() => createTimesForm(site, setTimes), [site])
  const form = useForm<TimesValues>(store, (field, inSentence) =>
    field === 'first_at'
      ? say(inSentence ? 'first_atLabel' : field)
      : say(inSentence ? 'minutes_apartLabel' : 'minutes_apart'),
  )
  const titleOf = (id: string | undefined) =>
    categories.find(({ category_id }) => category_id === id)?.title ?? say('without')

  return (
    <Form
      {...form.props}
      label={say('times')}
      onSubmit={() => {
        if (!store.refuse(checkTimes(store.$values.get()))) setAsked(true)
      }}
    >
      <Card title={say('times')}>
        <p className="desk-muted">{say('timesText')}</p>
        <Restored {...store} />
        <div className="rules-fields">
          <TextField {...form.field('first_at')} type="datetime-local" help={zone} />
          <TextField {...form.field('minutes_apart')} inputMode="numeric" filter={filterDigits} maxLength={4} />
        </div>
        <div className="form-actions">
          <Button type="submit" busy={form.busy} busyLabel={sayDesk('saving')}>
            {say('set')}
          </Button>
        </div>
        <div role="status">
          {set && (
            <>
              <p>{say('done')}</p>
              <ul className="rules-times">
                {set.map(({ category_id, closes_at, items }) => (
                  <li key={category_id ?? ''}>
                    {formatTime(closes_at, locale)} · {titleOf(category_id)}{' '}
                    <span className="desk-muted">{say('lots', { count: items })}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Card>
      <AlertDialog
        open={isAsked}
        title={say('setTitle')}
        action={{
          label: say('set'),
          run: () => {
            setAsked(false)
            void store.submit()
          },
        }}
        cancel={{ label: say('keep'), run: () => setAsked(false) }}
      >
        <p>{say('setText')}</p>
      </AlertDialog>
    </Form>
  )
}
