import type { ReactNode } from 'react'
import type { OrderDetails } from '../../api/orders.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import printed from '../../ui/print.css?inline'
import { useStyles } from '../../ui/styles.ts'
import { InvoiceLink } from '../checkout/invoice-link.tsx'
import { useGiftAidWords } from '../checkout/use-gift-aid-words.ts'
import { accountMessages } from './account.messages.ts'
import { OrderBadge } from './order-badge.tsx'
import css from './receipt.css?inline'

type Props = Readonly<{ order: OrderDetails | undefined }>

/** One order as a printable page. */
export function Receipt({ order }: Props) {
  useStyles(printed)
  useStyles(css)
  const { hrefTo } = useLinks()
  const say = useMessages(accountMessages)
  const back = <BackLink href={hrefTo('account', { rest: ['orders'] })}>{say('allOrders')}</BackLink>
  if (order) return <Order order={order} back={back} />
  return (
    <>
      {back}
      <p>{say('receiptMissing')}</p>
    </>
  )
}

function Order({ order, back }: Readonly<{ order: OrderDetails; back: ReactNode }>) {
  const say = useMessages(accountMessages)
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  const { buyer, charity_name: charity, charity_number: number, paid_at, currency, currency_decimals: decimals } = order
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const giftAid = useGiftAidWords(money)
  const claimed = giftAid.ofAll(order)
  const title = say(paid_at ? 'receiptTitle' : 'orderTitle', { reference: order.order_reference })
  const facts = [
    { term: say('from'), detail: `${buyer.first_name} ${buyer.last_name}, ${buyer.email}` },
    { term: say('to'), detail: number ? say('charityNumber', { charity, number }) : charity },
    { term: say('toEvent'), detail: order.event_name },
    {
      term: say(paid_at ? 'paidOn' : 'orderedOn'),
      detail: formatDate(paid_at ?? order.created_at, locale, time_zone),
    },
    ...(order.monthly
      ? [{ term: say('monthly'), detail: say('monthlyAmount', { amount: money(order.monthly.monthly_total) }) }]
      : []),
  ]

  return (
    <>
      <div className="receipt-bar">
        {back}
        {order.documents.map(({ title, url }) => (
          <LinkButton key={url} href={url}>
            {title}
          </LinkButton>
        ))}
        <InvoiceLink url={order.invoice_url} />
        <Button onClick={() => print()}>{say('print')}</Button>
      </div>
      <Card title={title} aside={<OrderBadge order={order} />}>
        <DefinitionList items={facts} />
        <table className="receipt-lines">
          <caption>{say('linesCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('item')}</th>
              <th scope="col">{say('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their order is fixed
              <tr key={at}>
                <td>
                  {line.quantity > 1 && `${line.quantity} × `}
                  {line.title} <Note words={giftAid.ofLine(line)} />
                  <Note words={line.refunded ? say('refundedOf', { amount: money(line.refunded) }) : undefined} />
                </td>
                <td>{money(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Sum label={say('discount')} amount={-order.discount_total} money={money} />
            <Sum label={say('fee')} amount={order.processing_fee} money={money} />
            <Sum label={say('contribution')} amount={order.voluntary_contribution_amount} money={money} />
            <tr className="receipt-total">
              <th scope="row">{say('total')}</th>
              <td>{money(order.order_total)}</td>
            </tr>
            <Sum label={say('refunded')} amount={-order.refunded} money={money} />
          </tfoot>
        </table>
        {claimed && (
          <p className="receipt-quiet">
            {claimed[0]}: {claimed[1]}
          </p>
        )}
        {order.matched_amount > 0 && (
          <p className="receipt-quiet">{say('matched', { amount: money(order.matched_amount) })}</p>
        )}
      </Card>
    </>
  )
}

/** Below a line: what Gift Aid is claimed on, or why it is not, and what was paid back. */
function Note({ words }: Readonly<{ words: string | undefined }>) {
  return words ? <span className="receipt-quiet receipt-aid">{words}</span> : null
}

type SumProps = Readonly<{ label: string; amount: number; money: (minor: number) => string }>

function Sum({ label, amount, money }: SumProps) {
  if (!amount) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{money(amount)}</td>
    </tr>
  )
}
