import { useStore } from '@nanostores/react'
import type { DeclaredGift } from '../../../api/admin-gift-aid.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { PagedTable } from '../paged-table.tsx'
import { giftAidMessages } from './gift-aid.messages.ts'
import { giftAidClaim, scheduleColumns, scheduleRow } from './gift-aid.store.ts'

/** The gifts on which the charity can claim Gift Aid, also as a file for HMRC. */
export function GiftAidClaim() {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(giftAidMessages)
  const { table, $from, $to } = useUserSlice(giftAidClaim)
  const [from, to] = [useStore($from), useStore($to)]
  const state = useStore(table.page.$state)
  const known = state.type === 'ready' ? state.value : undefined
  const { currency = 'GBP', currency_decimals: decimals = 2 } = known ?? {}
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const addressOf = ({ line_1, line_2, town, postcode, country, outside_ukYN }: DeclaredGift) =>
    [line_1, line_2, town, outside_ukYN ? country : postcode].filter(Boolean).join(', ')

  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['payments'] })}>{say('back')}</BackLink>
      <header>
        <h1 className="desk-title" tabIndex={-1}>
          {say('title')}
        </h1>
        <p className="desk-muted">{say('lead')}</p>
        <p role="status">
          {known && known.total > 0 && say('sums', { gifts: money(known.gift_amount), tax: money(known.tax_amount) })}
        </p>
        <p className="desk-muted">{say('file')}</p>
      </header>
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={gift => gift.gift_id}
        filter={
          <>
            <DateField label={say('from')} name="from" value={from} max={to} onInput={$from.set} />
            <DateField label={say('to')} name="to" value={to} min={from} onInput={$to.set} />
          </>
        }
        empty={
          <EmptyState icon={heartIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={() => [
          { title: say('donor'), show: ({ first_name, last_name }) => `${first_name} ${last_name}` },
          { title: say('address'), show: addressOf },
          {
            title: say('gift'),
            show: ({ title, order_reference }) => (
              <span>
                {title} <span className="desk-muted desk-more">{order_reference}</span>
              </span>
            ),
          },
          { title: say('paid'), show: ({ paid_on }) => formatDate(`${paid_on}T12:00:00Z`, locale, 'UTC') },
          { title: say('amount'), numeric: true, show: ({ amount }) => money(amount) },
        ]}
        csv={{ name: 'gift-aid-claim', heading: scheduleColumns, row: gift => scheduleRow(gift, decimals) }}
      />
    </section>
  )
}
