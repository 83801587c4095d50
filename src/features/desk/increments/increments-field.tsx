import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { type Increments, nextBid } from '../../../lib/next-bid.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon, trashIcon } from '../../../ui/icons.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import css from './increments.css?inline'
import { incrementsMessages } from './increments.messages.ts'
import { incrementsIn, stepsIn, type TypedStep, textOf, typedSteps } from './typed-steps.ts'

type Props = Readonly<{
  /** Unique within the form: its errors are shown by this name. */
  name: string
  /** The steps as typed, see `textOf`. Empty: the event's table applies. */
  value: string
  onInput: (value: string) => void
  error: string | undefined
  /** The label of the choice to use the event's table. */
  inherited: string
  /** The initial steps of an own table. */
  standard: Increments
  /** The price from which an example of the next bids is shown. Minor units. */
  after: number
  disabled?: boolean
}>

const previewed = 6

/** Chooses between the event's increments and an own table. */
export function IncrementsField({ name, value, onInput, error, inherited, standard, after, disabled = false }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(incrementsMessages)
  const sayField = useMessages(fieldMessages)
  const steps = stepsIn(value)
  const money = { symbol: currencySymbol(currency, locale), commaHint: sayField('commaHint') }
  const valid = value ? incrementsIn(steps, decimals) : standard
  const put = (steps: readonly TypedStep[]) => onInput(textOf(steps))
  const change = (key: number, typed: Partial<TypedStep>) =>
    put(steps.map(step => (step.key === key ? { ...step, ...typed } : step)))

  return (
    <div className="increments">
      <SelectField
        label={say('increments')}
        name={name}
        value={value ? 'own' : ''}
        options={[
          { value: '', label: inherited },
          { value: 'own', label: say('own') },
        ]}
        help={say('help')}
        error={error}
        disabled={disabled}
        onInput={chosen => onInput(chosen ? textOf(typedSteps(standard, decimals)) : '')}
      />
      {steps.map(({ key, from, step }, index) => (
        <div key={key} className="increments-row">
          <MoneyField
            {...money}
            label={say('from', { number: index + 1 })}
            name={`${name}-from-${key}`}
            value={from}
            disabled={disabled || index === 0}
            onInput={from => change(key, { from })}
          />
          <MoneyField
            {...money}
            label={say('step', { number: index + 1 })}
            name={`${name}-step-${key}`}
            value={step}
            disabled={disabled}
            onInput={step => change(key, { step })}
          />
          <Button
            variant="quiet"
            label={say('remove', { number: index + 1 })}
            disabled={disabled || index === 0}
            onClick={() => put(steps.filter(step => step.key !== key))}
          >
            <Icon path={trashIcon} />
          </Button>
        </div>
      ))}
      {value && !disabled && (
        <div>
          <Button
            onClick={() => put([...steps, { key: Math.max(...steps.map(({ key }) => key)) + 1, from: '', step: '' }])}
          >
            <Icon path={plusIcon} size={18} />
            {say('add')}
          </Button>
        </div>
      )}
      {valid && (
        <p className="increments-preview">
          {say('preview', {
            price: formatMoney({ minor: after, currency, decimals }, locale),
            prices: pricesAfter(after, valid)
              .map(minor => formatMoney({ minor, currency, decimals }, locale))
              .join(', '),
          })}
        </p>
      )}
    </div>
  )
}

function pricesAfter(price: number, increments: Increments): readonly number[] {
  const prices: number[] = []
  while (prices.length < previewed) prices.push(nextBid(increments, prices.at(-1) ?? price))
  return prices
}
