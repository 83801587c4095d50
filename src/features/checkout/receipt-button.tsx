import type { PaymentResult } from '../../api/checkout.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { printReceipt } from './print-receipt.ts'

type Props = Readonly<{
  order: PaymentResult
  /** The payer's full name, if still known. */
  payer: string
  /** What was paid for: "Your gift, Moonlight Ball". */
  line: string
}>

/** Prints a receipt of a paid order. */
export function ReceiptButton({ order, payer, line }: Props) {
  const { locale, element } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { charity_name, charity_number, time_zone } = useSettings()
  const { currency, currency_decimals: decimals, monthly } = order
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  function print() {
    const rows: readonly (readonly [string, string | undefined])[] = [
      [say('receiptCharity'), charity_name],
      [say('receiptNumber'), charity_number],
      [say('receiptPayer'), payer],
      [say('receiptDate'), formatDate(Date.now(), locale, time_zone)],
      [say('reference'), order.order_reference],
      [line, money(order.lines_total)],
      [say('discount'), order.discount_total ? money(-order.discount_total) : undefined],
      [
        say('contributionRow'),
        order.voluntary_contribution_amount ? money(order.voluntary_contribution_amount) : undefined,
      ],
      [say('feeRow'), order.processing_fee ? money(order.processing_fee) : undefined],
      [say('receiptPaid'), money(order.order_total)],
      [say('monthlyRow'), monthly && say('aMonth', { amount: money(monthly.monthly_total) })],
    ]
    printReceipt(
      element.ownerDocument.defaultView,
      `${say('receiptTitle')} ${order.order_reference}`,
      rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    )
  }

  return (
    <Button variant="quiet" onClick={print}>
      {say('receipt')}
    </Button>
  )
}
