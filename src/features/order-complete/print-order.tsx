import { useMemo } from 'react'
import type { OrderDetails } from '../../api/orders.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import type { Completion } from '../../store/completion.ts'
import { Button } from '../../ui/button.tsx'
import { printReceipt } from '../checkout/print-receipt.ts'
import { useGiftAidWords } from '../checkout/use-gift-aid-words.ts'
import { orderCompleteMessages } from './order-complete.messages.ts'
import { createReceipt } from './print-order.store.ts'

type Props = Readonly<{ paid: Completion['checkoutData'] }>

/**
 * Prints the receipt, line by line with its Gift Aid. Not shown if the order can't be read: the mail has the receipt
 * too.
 */
export function PrintOrder({ paid: { order_id, order_key } }: Props) {
  const { site } = useSurroundings()
  const receipt = useMemo(() => createReceipt(site, { order_id, order_key }), [site, order_id, order_key])
  const { state } = useResource(receipt)
  return state.type === 'ready' ? <Print order={state.value} /> : null
}

function Print({ order }: Readonly<{ order: OrderDetails }>) {
  const { locale, element } = useSurroundings()
  const { time_zone } = useSettings()
  const say = useMessages(orderCompleteMessages)
  const { currency, currency_decimals: decimals, buyer, charity_name, charity_number } = order
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const giftAid = useGiftAidWords(money)

  function print() {
    const row = (name: string, value: string | undefined, note?: string) => (value ? [{ name, value, note }] : [])
    const sum = (name: string, minor: number) => row(name, minor ? money(minor) : undefined)
    const [claimed = '', amount] = giftAid.ofAll(order) ?? []
    printReceipt(element.ownerDocument.defaultView, {
      title: say('receipt', { reference: order.order_reference }),
      locale,
      rows: [
        ...row(say('from'), `${buyer.first_name} ${buyer.last_name}`.trim()),
        ...row(say('charity'), [charity_name, charity_number].filter(Boolean).join(', ')),
        ...row(say('event'), order.event_name),
        ...row(say('date'), formatDate(order.paid_at ?? order.created_at, locale, time_zone)),
        ...order.lines.flatMap(line => {
          const title = line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title
          return row(title, money(line.amount), giftAid.ofLine(line))
        }),
        ...sum(say('discount'), -order.discount_total),
        ...sum(say('contribution'), order.voluntary_contribution_amount),
        ...sum(say('fee'), order.processing_fee),
        { name: say('total'), value: money(order.order_total), isTotal: true },
        ...sum(say('refundedSum'), -order.refunded),
        ...sum(say('matched'), order.matched_amount),
        ...row(claimed, amount),
      ],
    })
  }

  return (
    <Button variant="quiet" onClick={print}>
      {say('print')}
    </Button>
  )
}
