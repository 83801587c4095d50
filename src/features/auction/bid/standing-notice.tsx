import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { bidMessages } from './bid.messages.ts'
import { isMaximum } from './offer.ts'
import type { Bid } from './use-bid.ts'

/** How the visitor stands on the lot. Not a live region: the news is announced by `useNotify`. */
export function StandingNotice({ bid }: Readonly<{ bid: Bid }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(bidMessages)
  const { lot, standing, money, state } = bid
  switch (standing.type) {
    case 'none':
      return null
    case 'leading':
      return (
        <Notice kind="success" title={say('leadingTitle')} silent>
          {isMaximum(lot) && say('leadingMaximum', { amount: money(standing.maximum) })}
        </Notice>
      )
    case 'outbid': {
      const isAtOnce = state.type === 'accepted' && state.placed.receipt.sequence === lot.sequence
      const price = money(lot.price ?? lot.next_bid)
      return (
        <Notice kind="warning" title={say(isAtOnce ? 'outbidAtOnceTitle' : 'outbidTitle')} silent>
          {isMaximum(lot) ? say('outbid', { amount: money(standing.maximum), price }) : say('outbidExact', { price })}
        </Notice>
      )
    }
    case 'placed': {
      const isSealed = lot.kind === 'sealed_bid'
      return (
        <Notice
          kind="success"
          title={say(isSealed ? 'placedTitle' : 'preBidTitle', { amount: money(standing.maximum) })}
          silent
        >
          {say(isSealed ? 'placed' : lot.on_floorYN ? 'preBidOnFloor' : 'preBid')}
        </Notice>
      )
    }
    case 'won': {
      const { isPaid, isRefunded, isNotCharged } = standing
      const price = money(standing.toPay)
      return (
        <Notice
          kind="success"
          title={say('wonTitle')}
          action={
            !isPaid &&
            !isRefunded && (
              <LinkButton variant="primary" href={hrefTo('auction-checkout')}>
                {say('pay', { price })}
              </LinkButton>
            )
          }
          silent
        >
          {isRefunded
            ? say('wonRefunded')
            : isPaid
              ? say('wonPaid')
              : say(isNotCharged ? 'wonNotCharged' : 'won', { price })}
        </Notice>
      )
    }
    case 'lost':
    case 'withdrawn': {
      const withdrawnTitle = lot.state === 'withdrawn' ? 'lotWithdrawnTitle' : 'withdrawnTitle'
      return (
        <Notice kind="info" title={say(standing.type === 'lost' ? 'lostTitle' : withdrawnTitle)} silent>
          {standing.why}
        </Notice>
      )
    }
    case 'ended':
      return (
        <Notice kind="info" title={say('endedTitle')} silent>
          {say('ended')}
        </Notice>
      )
  }
}
