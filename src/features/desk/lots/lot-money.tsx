import { useSurroundings } from '../../../hooks/context.ts'
import type { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import type { Increments } from '../../../lib/next-bid.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { Card } from '../../../ui/card.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { IncrementsField } from '../increments/increments-field.tsx'
import type { LotValues } from './lot-form.store.ts'
import { lotsMessages } from './lots.messages.ts'

type Props = Readonly<{
  form: ReturnType<typeof useForm<LotValues>>
  /** The event's increments, for lots without their own. */
  increments: Increments
  onIncrements: (typed: string) => void
  isFixed: boolean
}>

/** The fields of prices that apply to the lot's kind. */
export function LotMoney({ form, increments, onIncrements, isFixed }: Props) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals } = useSettings()
  const say = useMessages(lotsMessages)
  const sayField = useMessages(fieldMessages)
  const optional = sayField('optional')
  const { kind } = form.values
  const opening = parseAmount(form.values.opening_price, currency_decimals)
  const isSold = kind === 'buy_now' || kind === 'sponsor_item'
  const money = { symbol: currencySymbol(currency, locale), commaHint: sayField('commaHint'), disabled: isFixed }
  const digits = { inputMode: 'numeric', filter: filterDigits } as const
  return (
    <Card title={say('money')}>
      <div className="lots-fields">
        {!isSold && <MoneyField {...form.field('opening_price')} {...money} />}
        {!isSold && <MoneyField {...form.field('reserve')} {...money} optional={optional} help={say('reserveHelp')} />}
        {kind !== 'live_auction' && kind !== 'sealed_bid' && (
          <MoneyField {...form.field('buy_now_price')} {...money} {...(!isSold && { optional })} />
        )}
        <MoneyField {...form.field('retail_value')} {...money} optional={optional} help={say('retail_valueHelp')} />
        {isSold && <TextField {...form.field('stock')} {...digits} />}
        {!isSold && <TextField {...form.field('winners')} {...digits} disabled={isFixed} help={say('winnersHelp')} />}
        {!isSold && kind !== 'live_auction' && (
          <TextField
            {...form.field('extension_minutes')}
            {...digits}
            disabled={isFixed}
            help={say('extension_minutesHelp')}
          />
        )}
      </div>
      {!isSold && kind !== 'sealed_bid' && (
        <IncrementsField
          name="increments"
          value={form.values.increments}
          error={form.error('increments')}
          inherited={say('eventIncrements')}
          standard={increments}
          after={opening.type === 'ok' ? opening.minor : 0}
          disabled={isFixed}
          onInput={onIncrements}
        />
      )}
    </Card>
  )
}
