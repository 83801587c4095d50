import type { accountDonations } from '../../api/account.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { giftIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { GiftAidCard } from './gift-aid-card.tsx'
import { MonthlyGifts } from './monthly-gifts.tsx'

type Donation = OutputOf<typeof accountDonations>[number]

/** The visitor's gifts and Gift Aid declaration. */
export function Section() {
  const say = useMessages(accountMessages)
  const { hrefTo } = useLinks()
  const { name: event, giving } = useSettings()
  return (
    <AccountFrame resource={useUserSlice(accountReads).giving}>
      {({ monthly, donations }) => (
        <>
          <MonthlyGifts gifts={monthly} />
          {donations.length ? (
            <Card title={say('donations')}>
              <ul className="account-rows">
                {donations.map(donation => (
                  <Gift key={donation.donation_id} donation={donation} />
                ))}
              </ul>
            </Card>
          ) : (
            <EmptyState
              icon={giftIcon}
              title={say('donationsEmptyTitle')}
              action={
                <LinkButton variant="primary" href={hrefTo('donate')}>
                  {say('give')}
                </LinkButton>
              }
            >
              {say('donationsEmpty', { event })}
            </EmptyState>
          )}
          {giving.gift_aid && <GiftAidCard />}
        </>
      )}
    </AccountFrame>
  )
}

function Gift({ donation }: Readonly<{ donation: Donation }>) {
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useMessages(accountMessages)
  const { amount, refunded, currency, currency_decimals: decimals, gift_aid, message, title } = donation
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  return (
    <li className="account-row">
      <div>
        <p className="account-row-title">
          {title === undefined ? money(amount) : say('giftFor', { amount: money(amount), title })}{' '}
          {donation.anonymous && <Badge>{say('anonymousGift')}</Badge>}{' '}
          {refunded > 0 && <Badge kind="warning">{say('refundedOf', { amount: money(refunded) })}</Badge>}
        </p>
        {message && <p>“{message}”</p>}
        {gift_aid ? (
          <details className="account-declaration">
            <summary>
              {say('giftAid')}: {say('giftAidOn', { date: formatDate(gift_aid.declared_at, locale, time_zone) })}
            </summary>
            <p lang="en">{gift_aid.declaration}</p>
          </details>
        ) : (
          <p className="account-help">{say('noGiftAid')}</p>
        )}
      </div>
      <div className="account-row-end">
        <p>{formatDate(donation.given_at, locale, time_zone)}</p>
        <a href={hrefTo('account', { rest: ['orders', donation.order_id] })}>
          {say('receiptTitle', { reference: donation.order_reference })}
        </a>
      </div>
    </li>
  )
}
