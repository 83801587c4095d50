import type { PaymentResult } from '../../api/checkout.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { giftAidWordsMessages } from './gift-aid-words.messages.ts'
import { printReceipt } from './print-receipt.ts'

type Props = Readonly<{
  order: PaymentResult
  /** The payer's full name, if still known. */
  payer: string
  /** What was paid for: "Your gift, Moonlight Ball". */
  line: string
  /** Minor units that Gift Aid is claimed on. */
  giftAid: number
}>

/** Prints a receipt of a paid order. */
export function ReceiptButton({ order, payer, line, giftAid }: Props) {
  const { locale, element } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const sayAid = useMessages(giftAidWordsMessages)
  const { charity_name, charity_number, time_zone } = useSettings()
  const { currency, currency_decimals: decimals, monthly } = order
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  function print() {
    const row = (name: string, value: string | undefined, note?: string) => (value ? [{ name, value, note }] : [])
    const sum = (name: string, minor: number) => row(name, minor ? money(minor) : undefined)
    printReceipt(element.ownerDocument.defaultView, {
      title: `${say('receiptTitle')} ${order.order_reference}`,
      locale,
      rows: [
        ...row(say('receiptCharity'), charity_name),
        ...row(say('receiptNumber'), charity_number),
        ...row(say('receiptPayer'), payer),
        ...row(say('receiptDate'), formatDate(Date.now(), locale, time_zone)),
        ...row(say('reference'), order.order_reference),
        ...row(line, money(order.lines_total), giftAid ? sayAid('on', { amount: money(giftAid) }) : undefined),
        ...sum(say('discount'), -order.discount_total),
        ...sum(say('contributionRow'), order.voluntary_contribution_amount),
        ...sum(say('feeRow'), order.processing_fee),
        { name: say('receiptPaid'), value: money(order.order_total), isTotal: true },
        ...sum(sayAid('adds', { charity: charity_name }), giftAidOn(giftAid)),
        ...row(say('monthlyRow'), monthly && say('aMonth', { amount: money(monthly.monthly_total) })),
      ],
    })
  }

  return (
    <Button variant="quiet" onClick={print}>
      {say('receipt')}
    </Button>
  )
}
