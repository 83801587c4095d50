import type { AdminTickets } from '../../../api/admin-tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon, trashIcon } from '../../../ui/icons.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { addOnsMessages } from './add-ons.messages.ts'
import css from './tickets.css?inline'
import { choiceField, isPriced, noChoice, type TypedChoice } from './typed-choices.ts'

type Props = Readonly<{
  all: AdminTickets
  choices: readonly TypedChoice[]
  error: string | undefined
  /** Mistakes, by the name of the field. */
  errors: readonly Mistake[]
  onChange: (choices: readonly TypedChoice[]) => void
}>

/** The choices of an add-on, each with its price and stock. */
export function ChoicesField({ all, choices, error, errors, onChange }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(addOnsMessages)
  const sayField = useMessages(fieldMessages)
  const optional = sayField('optional')
  const set = (index: number, part: Partial<TypedChoice>) =>
    onChange(choices.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <ol className="tickets-rows">
        {choices.map((choice, index) => {
          const number = String(index + 1)
          const field = (name: Parameters<typeof choiceField>[0]) => ({
            name: choiceField(name, index + 1),
            error: errors.find(({ field }) => field === choiceField(name, index + 1))?.text,
          })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is identified by its position
            <li key={index}>
              <fieldset className="tickets-row">
                <legend>{say('choice', { number })}</legend>
                <TextField
                  {...field('choice')}
                  label={say('choiceTitle')}
                  value={choice.title}
                  maxLength={150}
                  onInput={title => set(index, { title })}
                />
                <MoneyField
                  {...field('price')}
                  label={say('price')}
                  value={choice.price}
                  symbol={currencySymbol(all.currency, locale)}
                  commaHint={sayField('commaHint')}
                  optional={optional}
                  onInput={price => set(index, { price })}
                />
                {isPriced(choice, all.currency_decimals) && (
                  <TextField
                    {...field('capacity')}
                    label={say('capacity')}
                    value={choice.capacity}
                    inputMode="numeric"
                    filter={filterDigits}
                    maxLength={6}
                    optional={optional}
                    onInput={capacity => set(index, { capacity })}
                  />
                )}
                {choices.length > 1 && (
                  <Button
                    variant="quiet"
                    label={say('removeChoice', { number })}
                    onClick={() => onChange(choices.filter((_, at) => at !== index))}
                  >
                    <Icon path={trashIcon} />
                  </Button>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <p className="desk-muted">{say('priceHelp')}</p>
      <div>
        <Button onClick={() => onChange([...choices, noChoice])}>
          <Icon path={plusIcon} size={18} />
          {say('addChoice')}
        </Button>
      </div>
    </>
  )
}
