import { useEffect, useMemo, useRef, useState } from 'react'
import type { AdminDrawForm } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { rowMistakes } from '../row-mistakes.ts'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import {
  createDrawForm,
  type DrawValues,
  isKind,
  kinds,
  leastPrice,
  mostPrice,
  prizeFaults,
  prizesIn,
} from './draw-form.store.ts'
import { DrawSale } from './draw-sale.tsx'
import { drawsMessages } from './draws.messages.ts'
import { PictureField } from './picture-field.tsx'
import { PrizesField } from './prizes-field.tsx'

type Props = Readonly<{
  /** undefined: a new draw. */
  draw: AdminDrawForm | undefined
  isReadOnly?: boolean
  onSaved: (draw: AdminDrawForm) => void
  /** Called with the stored version when it is another than the form’s. */
  onTheirs?: (draw: AdminDrawForm) => void
  onUnsaved?: (isUnsaved: boolean) => void
}>

/** The form of a draw. What the law does not allow is explained beside the field. */
export function DrawFields({ draw, isReadOnly, onSaved, onTheirs, onUnsaved }: Props) {
  const { site, locale } = useSurroundings()
  const { currency, currency_decimals } = useSettings()
  const say = useMessages(drawsMessages)
  const sayField = useMessages(fieldMessages)
  const latest = useRef({ draw, onSaved, onTheirs, say })
  latest.current = { draw, onSaved, onTheirs, say }
  const [saved, setSaved] = useState(false)
  const { form: store, conflict } = useMemo(
    () =>
      createDrawForm(site, currency_decimals, {
        latest: () => latest.current.draw,
        words: mistake => latest.current.say(mistake),
        onSaved(saved) {
          setSaved(true)
          latest.current.onSaved(saved)
        },
        onTheirs(theirs) {
          latest.current.draw = theirs
          latest.current.onTheirs?.(theirs)
        },
      }),
    [site, currency_decimals],
  )
  useEffect(() => store.$values.listen(() => setSaved(false)), [store])
  useEffect(() => onUnsaved && store.$dirty.subscribe(onUnsaved), [store, onUnsaved])
  const label = (field: keyof DrawValues & string, inSentence: boolean): string => {
    const sentence = `${field}Label`
    if (inSentence && isMessage(sentence)) return say(sentence)
    return say(field === 'title' ? 'drawTitle' : field)
  }
  const money = (minor: number) => formatMoney({ minor, currency, decimals: currency_decimals }, locale)
  const form = useForm(store, label, { min: money(leastPrice), max: money(mostPrice) })
  const { kind } = form.values
  const prizes = prizesIn(form.values)
  const faults = prizeFaults(prizes, currency_decimals)
  const { problems, ...mistakes } = rowMistakes(form, 'prizes', faults, ({ fault, place }) =>
    say(fault, { place: String(place) }),
  )
  const isFixed = draw !== undefined && draw.state !== 'draft'
  const optional = sayField('optional')
  const zone = useDeviceZone()

  return (
    <EditForm {...form.props} problems={problems} conflict={conflict} label={say('title')}>
      <fieldset className="draws-form" disabled={isReadOnly}>
        <Card title={say('what')}>
          <TextField {...form.field('title')} maxLength={150} />
          <SelectField
            {...form.field('kind')}
            options={kinds.map(value => ({ value, label: say(value) }))}
            disabled={isFixed}
            help={isKind(kind) ? say(`${kind}Help`) : undefined}
          />
          <TextField {...form.field('summary')} maxLength={300} optional={optional} />
          <TextField {...form.field('description')} rows={6} optional={optional} help={say('descriptionHelp')} />
          <PictureField
            picture={form.values.picture}
            error={form.error('picture')}
            onChange={picture => store.change({ picture })}
          />
        </Card>
        <Card title={say('prizes')}>
          <PrizesField
            prizes={prizes}
            {...mistakes}
            isFixed={isFixed}
            onChange={change => store.change({ prizes: JSON.stringify(change(prizesIn(store.$values.get()))) })}
          />
        </Card>
        <Card title={say('law')}>
          <TextField {...form.field('society')} maxLength={200} help={say('societyHelp')} disabled={isFixed} />
          <TextField {...form.field('promoter')} maxLength={300} help={say('promoterHelp')} disabled={isFixed} />
          {kind === 'small_society' && (
            <TextField
              {...form.field('registration')}
              maxLength={200}
              help={say('registrationHelp')}
              disabled={isFixed}
            />
          )}
          <SelectField
            {...form.field('minimum_age')}
            options={[
              { value: '18', label: say('age18') },
              { value: '16', label: say('age16') },
            ]}
            disabled={isFixed}
          />
        </Card>
        <DrawSale form={form} isFixed={isFixed} />
        <Card title={say('when')}>
          <TextField {...form.field('opens_at')} type="datetime-local" disabled={isFixed} />
          <TextField {...form.field('closes_at')} type="datetime-local" disabled={isFixed} />
          <TextField {...form.field('draws_at')} type="datetime-local" disabled={isFixed} help={say('draws_atHelp')} />
          <p className="desk-muted">{zone}</p>
        </Card>
      </fieldset>
      {!isReadOnly && <SaveRow busy={form.busy} saved={saved} />}
    </EditForm>
  )
}

const isMessage = (name: string): name is keyof typeof drawsMessages => Object.hasOwn(drawsMessages, name)
