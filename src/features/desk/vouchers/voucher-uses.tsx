import { useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ticketIcon } from '../../../ui/icons.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { vouchersMessages } from './vouchers.messages.ts'
import { type UsesPage, usesTable } from './vouchers.store.ts'

/** The orders that have used a voucher. */
export function VoucherUses({ id }: Readonly<{ id: string }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(vouchersMessages)
  const table = useMemo(() => usesTable(site, id), [site, id])
  const money = (minor: number, { currency, currency_decimals: decimals }: UsesPage) =>
    formatMoney({ minor, currency, decimals }, locale)
  const plain = (minor: number) => {
    const state = table.page.$state.get()
    return minor / 10 ** (state.type === 'ready' ? state.value.currency_decimals : 2)
  }
  return (
    <section className="desk-room">
      <h2 className="vouchers-heading">{say('usedBy')}</h2>
      <PagedTable
        caption={say('usedBy')}
        table={table}
        keyOf={use => use.reference}
        columns={page => [
          { title: say('order'), show: use => use.reference },
          { title: say('name'), show: use => use.name ?? say('nobody') },
          { title: say('orderState'), show: use => say(`order_${use.status}`) },
          { title: say('when'), numeric: true, show: use => formatTime(use.at, locale) },
          { title: say('discount'), numeric: true, show: use => money(use.discount, page) },
          {
            title: say('total'),
            numeric: true,
            show: use => (
              <>
                {money(use.total - use.refunded, page)}
                {use.refunded > 0 && (
                  <span className="desk-muted"> {say('refundedOf', { amount: money(use.refunded, page) })}</span>
                )}
              </>
            ),
          },
        ]}
        csv={{
          name: 'voucher-uses',
          heading: [
            ...[say('order'), say('name'), say('orderState'), say('when'), say('discount')],
            ...[say('total'), say('order_refunded')],
          ],
          row: use => [
            use.reference,
            use.name,
            say(`order_${use.status}`),
            use.at,
            plain(use.discount),
            plain(use.total - use.refunded),
            plain(use.refunded),
          ],
        }}
        empty={
          <EmptyState icon={ticketIcon} title={say('usedByNobody')}>
            {say('usedByNobodyText')}
          </EmptyState>
        }
      />
    </section>
  )
}
