import { useRef } from 'react'
import type { OwnFundraiser, OwnPage } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { givingMoney } from '../money.ts'
import { ShowMoreGifts, useAllGifts } from '../more-gifts.tsx'
import pageCss from '../page/page.css?inline'
import { Raised } from '../raised.tsx'
import { SharePage } from '../share/share-page.tsx'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'

/** Gifts, their donors and the count of visits. A donor's address is shown only if the donor shares it. */
export function OwnGifts({ page, own }: Readonly<{ page: OwnPage; own: OwnFundraiser }>) {
  useStyles(pageCss)
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useMessages(ownMessages)
  const { more } = useUserSlice(ownGiving)
  const all = useAllGifts(page.gifts, more)
  const list = useRef<HTMLUListElement>(null)
  const { currency, currency_decimals } = own
  const { fundraiser_id: id } = page
  return (
    <Card title={say('giftsTitle')}>
      <Raised of={{ ...page, currency, currency_decimals }} />
      <p className="own-facts">
        <span>{say('visits', { count: page.views })}</span>
        <span>{say('visitsWeek', { count: page.views_this_week })}</span>
      </p>
      {page.shownYN && !page.takes_giftsYN && (
        <Notice kind="info" title={say('ended')}>
          {say('endedText')}
        </Notice>
      )}
      {page.shownYN && page.takes_giftsYN && page.gifts.length === 0 && (
        <>
          <p>{say('noGifts')}</p>
          <p>
            <LinkButton href={hrefTo('fundraiser-checkout', { query: { fundraiser: id } })}>{say('give')}</LinkButton>
          </p>
        </>
      )}
      <ul ref={list} className="giving-rows">
        {all.map(gift => (
          <li key={gift.gift_id} className="giving-row">
            <p className="giving-row-top">
              <strong>{gift.name ?? say('anonymous')}</strong>
              <span>{gift.amount === undefined ? say('hidden') : givingMoney(own, gift.amount, locale)}</span>
            </p>
            {gift.message && <p className="giving-text">{gift.message}</p>}
            <p className="giving-row-time">
              {[formatDate(Date.parse(gift.given_at), locale, time_zone), gift.offlineYN && say('offline')]
                .filter(Boolean)
                .join(' · ')}{' '}
              {gift.email && <a href={`mailto:${gift.email}`}>{gift.email}</a>}
            </p>
          </li>
        ))}
      </ul>
      <ShowMoreGifts more={more} shown={all} total={page.gift_count} list={list} label={say('moreGifts')} />
      {page.shownYN && <SharePage route="fundraiser" id={id} name={page.name} />}
    </Card>
  )
}
