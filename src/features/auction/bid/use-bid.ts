import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formMessages } from '../../../lib/form.messages.ts'
import { keptBid } from '../../../lib/kept-bid.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { misreadAmount } from '../../../lib/validation.ts'
import { navigation } from '../../../store/navigation.ts'
import { blockedSignIn, signInElsewhere } from '../../checkout/sign-in-elsewhere.ts'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { bidMessages } from './bid.messages.ts'
import { biddingOn, greatestBid } from './bid.store.ts'
import { offerOf, typed } from './offer.ts'
import { placedBids } from './placed-bids.store.ts'
import { type Standing, standingOf } from './standing.ts'

/** The form of the visitor's next bid: its text, its mistakes, and what the button does. */
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
  // Their profile may still be on its way.
  const isSignedIn = useStore(site.$token) !== undefined
  const attempt = useStore(navigation(site).$state).anonymousBidAttempt
  /** The lot's state when the review began. undefined: no review. */
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
  const isTooHigh = amount !== undefined && amount > greatestBid

  // The platform's pages can't read what a block on another site has stored, so the address carries the bid.
  const typedBid = amount === undefined ? undefined : String(amount)
  /** The microsite's address where bidding goes on. */
  const there = links
    ? pathTo('complete-bid')
    : pathTo('auction-item', { id: lot.auction_item_id, query: { [keptBid]: typedBid } })

  function problem(): string | undefined {
    if (isTooLow) return say('tooLow', { least: money(least) })
    if (isTooHigh) return sayForm('numberMax', { label: say('bidLabel'), max: money(greatestBid) })
    if (parsed.type === 'ok') return undefined
    const key = misreadAmount(parsed.type, decimals)?.key ?? 'required'
    return sayForm(key, { label: say(key === 'required' ? 'anAmount' : 'bidLabel'), decimals })
  }

  /** Keeps the bid until after the sign-in. Only a press places it. */
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
    /** Key of the button's label. */
    word: isSignedIn ? wordOf(standing, lot) : ('signIn' as const),
    /** The mistake in the typed amount, once the button was pressed or a stored bid is outbid. */
    error: isChecked || (kept !== undefined && written === undefined) ? problem() : undefined,
    type: (value: string) => {
      setChecked(false)
      blockedSignIn(site).set(undefined)
      bidding.clear()
      bidding.type(value)
    },
    isReviewed: reviewed !== undefined && amount !== undefined,
    /**
     * Was the lot called up, or taken off the floor, since the review began? Then the bid would mean something else.
     */
    isFloorChanged: reviewed !== undefined && reviewed.onFloor !== lot.on_floorYN,
    endReview: () => setReviewed(undefined),
    there,
    remember,
    signIn,
    submit() {
      setChecked(true)
      if (amount === undefined || isTooLow || isTooHigh) return
      if (!isSignedIn) return signIn()
      // The reviewed amount must not change under the reader's finger while others bid.
      bidding.type(text)
      setReviewed({ onFloor: lot.on_floorYN })
    },
    place() {
      setReviewed(undefined)
      setChecked(false)
      if (amount !== undefined) void bidding.place(amount, reviewed?.onFloor)
    },
  }
}

export type Bid = ReturnType<typeof useBid>

function wordOf({ type }: Standing, { on_floorYN }: LotDetails): 'raise' | 'change' | 'review' {
  if (type === 'leading') return 'raise'
  return type === 'placed' && !on_floorYN ? 'change' : 'review'
}

/** The answer to one's own bid may arrive before the push to everybody. */
function useNewest(lot: LotDetails): LotDetails {
  const placed = useStore(useUserSlice(placedBids).$placed)[lot.auction_item_id]
  return placed && placed.bid_data.sequence > lot.sequence ? { ...lot, ...placed.bid_data } : lot
}

const $none = atom<OwnBid | undefined>()

/** How the visitor stands on a lot: follows its bids and the server's alerts. */
function useStanding(lot: LotDetails): Standing {
  const bids = useUserSlice(myBids)
  const id = lot.auction_item_id
  const own = useStore(useMemo(() => bids?.item(id) ?? $none, [bids, id]))
  const placed = useStore(useUserSlice(placedBids).$placed)[id]
  return standingOf(lot, own, placed)
}
