import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { placeBid, settleBid } from '../../../api/bids.ts'
import type { Failure, HttpFailure } from '../../../api/errors.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { greatestAmount } from '../../../api/wire.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { busyness } from '../../../store/busyness.ts'
import { departures } from '../../../store/departures.ts'
import { navigation } from '../../../store/navigation.ts'
import { serverClock } from '../../../store/server-clock.ts'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'
import { userCall } from '../../../store/user-call.ts'
import { lot as liveLot } from '../lot.store.ts'
import { myBids } from '../my-bids/my-bids.store.ts'
import { tellOtherDevices } from '../my-bids/other-devices.store.ts'
import { type Presence, presenceOfBidder } from './bidder-presence.ts'
import { type Placed, placedBids } from './placed-bids.store.ts'
import { after, timeLimit } from './time-limit.ts'

/** The most that the server takes, in minor units. */
export const greatestBid = greatestAmount

/** The state of the bid that was sent last. Amounts are minor units. */
export type BidState =
  | { type: 'idle' }
  /** `again`: no answer came, so it was sent a second time with the same key. */
  | { type: 'sending'; amount: number; again: boolean }
  | { type: 'accepted'; amount: number; placed: Placed }
  /** The server has refused it. */
  | { type: 'refused'; amount: number; failure: HttpFailure }
  /** No answer came, so it may have been placed. The server is being asked. */
  | { type: 'unsure'; amount: number }
  /** The server has answered that the bid did not arrive, and refuses it from now on. */
  | { type: 'missing'; amount: number }

/** Milliseconds after the press during which an unanswered bid is sent again. A later one would surprise the bidder. */
const resendTime = 8000
/** Milliseconds that each try waits for its answer, and each request that asks for one. */
const patience = 3000
/** Milliseconds between two tries. */
const pause = 1000
/** Milliseconds between two requests that ask whether a bid has arrived. */
const checkTime = 3000

export interface Bidding {
  $state: ReadableAtom<BidState>
  /** The typed amount. undefined: nothing was typed, so the next bid is offered. */
  $text: ReadableAtom<string | undefined>
  /** Has the bidder confirmed their age? Asked once on a page. */
  $isOldEnough: WritableAtom<boolean>
  type(text: string | undefined): void
  /**
   * Sends a bid. Does nothing while another is under way.
   * @param onFloor whether the bidder saw a live lot called up
   */
  place(amount: number, onFloor?: boolean): Promise<void>
  /** Asks the server now what became of a bid without an answer. */
  check(): Promise<void>
  /** Back to the form, with the typed amount. */
  clear(): void
}

/** The visitor's bidding on each lot. It goes with them, and not when their profile is read. */
export const biddingOn = defineSlice('auction-bidding', site => {
  const known = new Map<string, Bidding>()
  departures(site).listen(() => {
    known.clear()
    navigation(site).change({ anonymousBidAttempt: undefined })
  })
  return (id: string): Bidding => {
    const bidding = known.get(id) ?? createBidding(site, id)
    known.set(id, bidding)
    return bidding
  }
})

/**
 * Bids on one lot. A bid is never sent without a press, and never counts twice: its key stays the same until the server
 * has decided.
 */
export function createBidding(site: Site, id: string): Bidding {
  const $state = atom<BidState>({ type: 'idle' })
  const $text = atom<string | undefined>()
  const $isOldEnough = atom(false)
  const bidPath = pathTo('auction-item', { id })
  /** The bid that the server has not decided on. */
  let open: { amount: number; key: string; onFloor: boolean | undefined; presence: () => Presence } | undefined
  let checking: Promise<void> | undefined
  let release = () => {}

  $state.listen(({ type }) => {
    release()
    release = type === 'sending' || type === 'unsure' ? busyness(site).begin('bid') : () => {}
  })

  function send(): Promise<Placed> {
    const bid = {
      auction_item_id: id,
      idempotency_key: open?.key ?? '',
      amount: open?.amount ?? 0,
      age_confirmed: $isOldEnough.get() ? 'yes' : undefined,
      on_floor: open?.onFloor === undefined ? undefined : open.onFloor ? 'yes' : 'no',
      sent_at: new Date(serverClock(site)()).toISOString(),
    } as const
    return site.client.call(placeBid, bid, { signal: timeLimit(patience) })
  }

  async function place(amount: number, onFloor?: boolean): Promise<void> {
    const { type } = $state.get()
    if (type === 'sending' || type === 'unsure') return
    // The same amount has the same key again: whichever request arrives first counts, once.
    const isSame = open?.amount === amount && open.onFloor === onFloor
    const presence = presenceOfBidder(site)
    open = { amount, key: (isSame && open?.key) || randomKey(), onFloor, presence }
    $state.set({ type: 'sending', amount, again: false })
    const isLate = after(resendTime)
    for (;;) {
      const result = await attempt(amount, presence)
      if (result === 'decided') return
      if (result === 'kept-out' || isLate()) break
      const state = $state.get()
      if (state.type === 'sending') $state.set({ ...state, again: true })
      await wait(pause)
      if (isLate() || presence() !== 'here') break
    }
    $state.set({ type: 'unsure', amount })
    void keepChecking()
  }

  /**
   * `kept-out`: the server has not looked at the bid, so its answer says nothing of an earlier try. Or the answer is not
   * the visitor's any more.
   */
  async function attempt(amount: number, presence: () => Presence): Promise<'decided' | 'unanswered' | 'kept-out'> {
    const state = $state.get()
    const isAgain = state.type === 'sending' && state.again
    try {
      const placed = await send()
      if (presence() !== 'here') return 'kept-out'
      accept(amount, placed)
      return 'decided'
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      if (presence() !== 'here') return 'kept-out'
      if (!hasRuled(failure)) return 'unanswered'
      if (isAgain && !byTheLot.has(failure.status)) return 'kept-out'
      if (failure.status !== 429) open = undefined
      // Kept for after the sign-in, since the page may be reloaded for it.
      if (failure.status === 401) navigation(site).change({ anonymousBidAttempt: { bidPath, amount } })
      $state.set({ type: 'refused', amount, failure })
      // The lot has changed since it was shown.
      if (failure.status === 409) void liveLot(site, id).refresh()
      return 'decided'
    }
  }

  function accept(amount: number, placed: Placed): void {
    open = undefined
    $text.set(undefined)
    placedBids(site).add(placed)
    const { $state: $navigation, change } = navigation(site)
    if ($navigation.get().anonymousBidAttempt?.bidPath === bidPath) {
      change({ anonymousBidAttempt: undefined })
    }
    $state.set({ type: 'accepted', amount, placed })
    void myBids(site)?.refresh()
    tellOtherDevices(site, placed.receipt)
  }

  function forget(): void {
    open = undefined
    $text.set(undefined)
    $state.set({ type: 'idle' })
  }

  async function keepChecking(): Promise<void> {
    while ($state.get().type === 'unsure') {
      await check()
      if ($state.get().type === 'unsure') await wait(checkTime)
    }
  }

  function check(): Promise<void> {
    checking ??= ask().finally(() => {
      checking = undefined
    })
    return checking
  }

  /** Asks for the receipt by the bid's key. Where there is none, the server refuses the bid from now on. */
  async function ask(): Promise<void> {
    if (!open || $state.get().type !== 'unsure') return
    const { amount, key, presence } = open
    if (presence() === 'left') forget()
    // Signed in again, the bidder can ask again.
    if (presence() !== 'here') return
    try {
      const asked = { auction_item_id: id, idempotency_key: key }
      const placed = await userCall(site)(settleBid, asked, { signal: timeLimit(patience) })
      if (presence() === 'here') accept(amount, placed)
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      const isMissing = failure.type === 'http' && failure.said.error === 'bid_not_found'
      if (!isMissing || presence() !== 'here') return
      open = undefined
      $state.set({ type: 'missing', amount })
    }
  }

  return {
    $state,
    $text,
    $isOldEnough,
    type: text => $text.set(text),
    place,
    check,
    clear() {
      const { type } = $state.get()
      if (type !== 'sending' && type !== 'unsure') $state.set({ type: 'idle' })
    },
  }
}

/** Statuses of refusals by the lot's rules, before which a bid with the same key is looked up. */
const byTheLot = new Set([403, 404, 409])

/** Any other failure leaves open whether the bid was placed. */
function hasRuled(failure: Failure): failure is HttpFailure {
  if (failure.type !== 'http') return false
  // A database that was lost may have kept the bid.
  return failure.status < 500 || (failure.status === 503 && failure.said.error !== 'database_unavailable')
}

const wait = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
