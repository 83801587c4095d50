import { useEffect, useMemo, useRef, useState } from 'react'
import type { AdminCategory, AdminLotForm } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import type { Increments } from '../../../lib/next-bid.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { incrementsMessages } from '../increments/increments.messages.ts'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import { createLotForm, kinds, type LotValues, picturesIn } from './lot-form.store.ts'
import { LotMoney } from './lot-money.tsx'
import { lotsMessages } from './lots.messages.ts'
import { PicturesField } from './pictures-field.tsx'

type Props = Readonly<{
  /** undefined: a new lot. */
  lot: AdminLotForm | undefined
  categories: readonly AdminCategory[]
  /** The event's increments, for lots without their own. */
  increments: Increments
  onSaved: (lot: AdminLotForm) => void
  /** Called with the stored version when it is another than the form’s. */
  onTheirs?: (lot: AdminLotForm) => void
}>

/** The form of a lot. */
export function LotFields({ lot, categories, increments, onSaved, onTheirs }: Props) {
  const { site } = useSurroundings()
  const { currency_decimals } = useSettings()
  const say = useMessages(lotsMessages)
  const sayField = useMessages(fieldMessages)
  const sayIncrements = useMessages(incrementsMessages)
  const latest = useRef({ lot, onSaved, onTheirs, sayIncrements })
  latest.current = { lot, onSaved, onTheirs, sayIncrements }
  const [saved, setSaved] = useState(false)
  const { form: store, conflict } = useMemo(
    () =>
      createLotForm(site, currency_decimals, {
        latest: () => latest.current.lot,
        onSaved(saved) {
          setSaved(true)
          latest.current.onSaved(saved)
        },
        onTheirs(theirs) {
          latest.current.lot = theirs
          latest.current.onTheirs?.(theirs)
        },
        invalidIncrements: () => latest.current.sayIncrements('invalid'),
      }),
    [site, currency_decimals],
  )
  useEffect(() => store.$values.listen(() => setSaved(false)), [store])
  const label = (field: keyof LotValues & string, inSentence: boolean): string => {
    if (field === 'increments') return sayIncrements(field)
    const name = field === 'title' ? 'lotTitle' : field === 'category_id' ? 'category' : field
    const sentence = `${field}Label`
    if (inSentence && isMessage(sentence)) return say(sentence)
    return isMessage(name) ? say(name) : name
  }
  const form = useForm(store, label)
  const optional = sayField('optional')
  const zone = useDeviceZone()

  return (
    <EditForm {...form.props} conflict={conflict} label={say('title')}>
      <div className="lots-form">
        <div className="lots-column">
          <Card title={say('what')}>
            <div className="lots-fields">
              <div className="lots-wide">
                <TextField {...form.field('title')} maxLength={150} />
              </div>
              <SelectField
                {...form.field('kind')}
                options={kinds.map(kind => ({ value: kind, label: say(kind) }))}
                disabled={lot?.terms_fixedYN ?? false}
              />
              <SelectField
                {...form.field('category_id')}
                placeholder={say('noKind')}
                options={categories.map(({ category_id, title }) => ({ value: category_id, label: title }))}
              />
              <div className="lots-wide">
                <TextField {...form.field('summary')} maxLength={300} optional={optional} />
              </div>
              <div className="lots-wide">
                <TextField {...form.field('description')} rows={8} optional={optional} help={say('descriptionHelp')} />
              </div>
              <TextField {...form.field('donor')} maxLength={150} optional={optional} help={say('donorHelp')} />
              <TextField {...form.field('minimum_age')} inputMode="numeric" filter={filterDigits} optional={optional} />
              <div className="lots-wide">
                <TextField
                  {...form.field('restrictions')}
                  rows={2}
                  optional={optional}
                  help={say('restrictionsHelp')}
                />
              </div>
            </div>
          </Card>
          <Card title={say('pictures')}>
            {form.error('picture') && <p role="alert">{form.error('picture')}</p>}
            <PicturesField
              pictures={picturesIn(form.values)}
              onChange={change => store.change({ picture: JSON.stringify(change(picturesIn(store.$values.get()))) })}
            />
          </Card>
        </div>
        <div className="lots-column">
          <LotMoney
            form={form}
            onIncrements={increments => store.change({ increments })}
            increments={increments}
            isFixed={lot?.terms_fixedYN ?? false}
          />
          <Card title={say('when')}>
            <div className="lots-fields">
              <TextField {...form.field('opens_at')} type="datetime-local" disabled={lot?.terms_fixedYN ?? false} />
              <TextField {...form.field('closes_at')} type="datetime-local" disabled={lot?.terms_fixedYN ?? false} />
              <p className="desk-muted lots-wide">{zone}</p>
            </div>
            <Checkbox
              name="without_bids"
              label={say('without_bids')}
              checked={form.values.without_bids === 'yes'}
              disabled={lot?.terms_fixedYN ?? false}
              onChoose={chosen => store.change({ without_bids: chosen ? 'yes' : 'no' })}
            />
            <Checkbox
              name="maximum_bids"
              label={say('maximum_bids')}
              checked={form.values.maximum_bids === 'yes'}
              disabled={lot?.terms_fixedYN ?? false}
              onChoose={chosen => store.change({ maximum_bids: chosen ? 'yes' : 'no' })}
            />
          </Card>
        </div>
      </div>
      <SaveRow busy={form.busy} saved={saved} />
    </EditForm>
  )
}

const isMessage = (name: string): name is keyof typeof lotsMessages => Object.hasOwn(lotsMessages, name)
