import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon, trashIcon } from '../../../ui/icons.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { noPrize, type TypedPrize } from './draw-form.store.ts'
import { drawsMessages } from './draws.messages.ts'
import { PictureField } from './picture-field.tsx'

type Props = Readonly<{
  prizes: readonly TypedPrize[]
  error: string | undefined
  /** Mistakes, by the name of the field. */
  errors: readonly Mistake[]
  /** Once the draw has been opened, only the donors and pictures of the prizes can change. */
  isFixed: boolean
  onChange: (change: (prizes: readonly TypedPrize[]) => readonly TypedPrize[]) => void
}>

/** The prizes, the best first. */
export function PrizesField({ prizes, error, errors, isFixed, onChange }: Props) {
  const { locale } = useSurroundings()
  const { currency } = useSettings()
  const say = useMessages(drawsMessages)
  const sayField = useMessages(fieldMessages)
  const optional = sayField('optional')
  const set = (index: number, part: Partial<TypedPrize>) =>
    onChange(known => known.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <ol className="draws-prizes">
        {prizes.map((prize, index) => {
          const place = String(index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is identified by its position
            <li key={index}>
              <fieldset>
                <legend>{say('prize', { place })}</legend>
                <TextField
                  name={`prize-${place}`}
                  label={say('prizeTitle')}
                  value={prize.title}
                  error={errorOf(`prize-${place}`)}
                  maxLength={150}
                  disabled={isFixed}
                  onInput={title => set(index, { title })}
                />
                <TextField
                  name={`donor-${place}`}
                  label={say('donor')}
                  value={prize.donor}
                  maxLength={150}
                  optional={optional}
                  onInput={donor => set(index, { donor })}
                />
                <MoneyField
                  name={`value-${place}`}
                  label={say('value')}
                  value={prize.value}
                  error={errorOf(`value-${place}`)}
                  symbol={currencySymbol(currency, locale)}
                  commaHint={sayField('commaHint')}
                  optional={optional}
                  disabled={isFixed}
                  onInput={value => set(index, { value })}
                />
                <Checkbox
                  name={`alcohol-${place}`}
                  label={say('alcohol')}
                  checked={prize.alcohol}
                  onChoose={alcohol => set(index, { alcohol })}
                />
                <PictureField picture={prize.picture} onChange={picture => set(index, { picture })} />
                {!isFixed && prizes.length > 1 && (
                  <Button
                    variant="quiet"
                    label={say('removePrize', { place })}
                    onClick={() => onChange(known => known.filter((_, at) => at !== index))}
                  >
                    <Icon path={trashIcon} />
                  </Button>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      {!isFixed && (
        <div>
          <Button onClick={() => onChange(known => [...known, noPrize])}>
            <Icon path={plusIcon} size={18} />
            {say('addPrize')}
          </Button>
        </div>
      )}
    </>
  )
}
