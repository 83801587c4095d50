import type { OrderDetails } from '../../api/orders.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { bagIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { OrderBadge } from './order-badge.tsx'
import { Receipt } from './receipt.tsx'

/** The visitor's orders, and the receipt of the one in the address. */
export function Section({ rest }: Readonly<{ rest: string }>) {
  return (
    <AccountFrame resource={useUserSlice(accountReads).orders}>
      {orders =>
        rest ? <Receipt order={orders.find(order => order.order_id === rest)} /> : <Orders orders={orders} />
      }
    </AccountFrame>
  )
}

function Orders({ orders }: Readonly<{ orders: readonly OrderDetails[] }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(accountMessages)
  const { name: event, time_zone } = useSettings()
  if (!orders.length) {
    return (
      <EmptyState
        icon={bagIcon}
        title={say('ordersEmptyTitle')}
        action={<LinkButton href={hrefTo('home')}>{say('goToEvent')}</LinkButton>}
      >
        {say('ordersEmpty', { event })}
      </EmptyState>
    )
  }

  function what({ lines: [first, ...others] }: OrderDetails): string {
    return [first?.title, others.length > 0 && say('moreLines', { count: others.length })].filter(Boolean).join(' ')
  }

  return (
    <DataTable
      caption={say('orders')}
      rows={orders}
      keyOf={order => order.order_id}
      columns={[
        {
          title: say('order'),
          show: ({ order_id, order_reference }) => (
            <a href={hrefTo('account', { rest: ['orders', order_id] })}>{order_reference}</a>
          ),
        },
        { title: say('date'), show: ({ created_at }) => formatDate(created_at, locale, time_zone) },
        { title: say('what'), show: what },
        { title: say('status'), show: order => <OrderBadge order={order} /> },
        {
          title: say('amount'),
          numeric: true,
          show: ({ order_total: minor, currency, currency_decimals: decimals }) =>
            formatMoney({ minor, currency, decimals }, locale),
        },
      ]}
    />
  )
}
