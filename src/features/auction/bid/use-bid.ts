import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formMessages } from '../../../lib/form.messages.ts'
import { keptBid } from '../../../lib/kept-bid.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { misreadAmount } from '../../../lib/validation.ts'
import { auth } from '../../../store/auth.ts'
import { navigation } from '../../../store/navigation.ts'
import { blockedSignIn, signInElsewhere } from '../../checkout/sign-in-elsewhere.ts'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { bidMessages } from './bid.messages.ts'
import { biddingOn } from './bid.store.ts'
import { offerOf, typed } from './offer.ts'
import { placedBids } from './placed-bids.store.ts'
import type { Standing } from './standing.ts'
import { useStanding } from './use-standing.ts'

/** The visitor's next bid on a lot: what is in the field, what is wrong with it, and what pressing the button does. */
export function useBid(read: LotDetails) {
  const lot = useNewest(read)
  const surroundings = useSurroundings()
  const { site, locale, links } = surroundings
  const { open } = useLinks()
  const say = useMessages(bidMessages)
  const sayForm = useMessages(formMessages)
  const standing = useStanding(lot)
  const bidding = useUserSlice(biddingOn)(lot.auction_item_id)
  const state = useStore(bidding.$state)
  const written = useStore(bidding.$text)
  const { isAuthenticated } = useStore(auth(site).$state)
  const attempt = useStore(navigation(site).$state).anonymousBidAttempt
  /** As the lot was when the review began. undefined: nothing is reviewed. */
  const [reviewed, setReviewed] = useState<{ onFloor: boolean }>()
  const [isChecked, setChecked] = useState(false)
  const { currency_decimals: decimals } = lot
  const bidPath = pathTo('auction-item', { id: lot.auction_item_id })
  const offer = offerOf(lot, standing)
  const kept = attempt?.bidPath === bidPath ? attempt.amount : undefined
  const text = written ?? typed(kept ?? offer?.steps[0] ?? 0, decimals)
  const parsed = parseAmount(text, decimals)
  const amount = parsed.type === 'ok' ? parsed.minor : undefined
  const money = (minor: number) => lotMoney(lot, minor, locale)
  const least = offer?.least ?? 0
  const isTooLow = amount !== undefined && amount < least

  // What a block on another site has stored, the platform's pages cannot read: the address brings it.
  const typedBid = amount === undefined ? undefined : String(amount)
  /** Where in the microsite the bid goes on. */
  const there = links
    ? pathTo('complete-bid')
    : pathTo('auction-item', { id: lot.auction_item_id, query: { [keptBid]: typedBid } })

  function problem(): string | undefined {
    if (isTooLow) return say('tooLow', { least: money(least) })
    if (parsed.type === 'ok') return undefined
    const key = misreadAmount(parsed.type, decimals)?.key ?? 'required'
    return sayForm(key, { label: say(key === 'required' ? 'anAmount' : 'bidLabel'), decimals })
  }

  /** Keeps the bid for after the sign-in. It is never placed by itself. */
  function remember(): void {
    if (amount !== undefined) navigation(site).change({ anonymousBidAttempt: { bidPath, amount } })
  }

  function signIn(): void {
    remember()
    const { auction_item_id: id } = lot
    if (links) open(pathTo('sign-in', { query: { _redirect: there } }))
    else void signInElsewhere(surroundings, { goal: `bid ${id}`, chosen: { lot: id, [keptBid]: typedBid }, there })
  }

  return {
    lot,
    standing,
    state,
    bidding,
    offer,
    text,
    amount,
    money,
    isTooLow,
    /** Key of the button's words. */
    word: isAuthenticated ? wordOf(standing, lot) : ('signIn' as const),
    /** What is wrong with what was typed, once the button was pressed or a kept bid is outbid. */
    error: isChecked || (kept !== undefined && written === undefined) ? problem() : undefined,
    type: (value: string) => {
      setChecked(false)
      blockedSignIn(site).set(undefined)
      bidding.clear()
      bidding.type(value)
    },
    isReviewed: reviewed !== undefined && amount !== undefined,
    /** Was the lot called up, or taken from the floor, since the review began? Then the bid would mean something else. */
    isFloorChanged: reviewed !== undefined && reviewed.onFloor !== lot.on_floorYN,
    endReview: () => setReviewed(undefined),
    there,
    remember,
    signIn,
    submit() {
      setChecked(true)
      if (amount === undefined || isTooLow) return
      if (!isAuthenticated) return signIn()
      // What is reviewed must not change under the reader's finger when the room bids.
      bidding.type(text)
      setReviewed({ onFloor: lot.on_floorYN })
    },
    place(isOldEnough: boolean) {
      setReviewed(undefined)
      setChecked(false)
      if (amount !== undefined) void bidding.place(amount, { isOldEnough, onFloor: reviewed?.onFloor })
    },
  }
}

export type Bid = ReturnType<typeof useBid>

function wordOf({ type }: Standing, { on_floorYN }: LotDetails): 'raise' | 'change' | 'review' {
  if (type === 'leading') return 'raise'
  return type === 'placed' && !on_floorYN ? 'change' : 'review'
}

/** The answer to one's own bid may come before the push to everybody. */
function useNewest(lot: LotDetails): LotDetails {
  const placed = useStore(useUserSlice(placedBids).$placed)[lot.auction_item_id]
  return placed && placed.bid_data.sequence > lot.sequence ? { ...lot, ...placed.bid_data } : lot
}
