import { atom, computed, type ReadableAtom } from 'nanostores'
import type { ResourceState } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import { interrupted } from '../../checkout/subjects.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { basket } from './basket.store.ts'
import { boughtLots } from './bought-lots.ts'
import { asHeld, type PayLine, payLines, storedLines } from './pay-lines.ts'

/** The checkout's subject: everything from the auction is paid together. */
export const subject = 'auction'

/** Pays for lots: which ones, and one checkout for all of them. */
export function createAuctionPay(site: Site) {
  const stored = compartment(site, subject)
  const bids = myBids(site)
  const $own: ReadableAtom<ResourceState<Own>> = bids?.$state ?? atom({ type: 'ready', value: new Map() })
  const bought = boughtLots(site)
  /** Lots that are left for another order. */
  const $left = atom(idsIn(stored.read('later')))
  /** Lots that were promised to the organiser, and are paid here all the same. */
  const $instead = atom(idsIn(stored.read('instead')))
  const $isOldEnough = atom(false)

  const $state = computed([$own, bought.$state], stateOf)
  /** What the payment is for, since its order may take a lot off the list before its outcome is known here. */
  const $paying = atom(storedLines(stored.read('paying')))
  const isUnderWay = () => interrupted(site, subject) !== undefined
  const isPaying = (id: string) => $paying.get().some(line => line.id === id)

  const $lines = computed([$state, $paying], (state, paying) =>
    state.type !== 'ready' ? [] : isUnderWay() ? state.value.map(line => asHeld(line, paying)) : state.value,
  )
  const $later = computed([$lines, $left, $instead], (lines, left, instead) => {
    const isLater = ({ id, isPromised }: PayLine) => (isPromised ? !instead.has(id) : left.has(id))
    return new Set(lines.filter(isLater).map(({ id }) => id))
  })
  /** Lots that were there before the checkout. */
  const $seen = atom(idsIn(stored.read('seen')))
  const inBasket = () => Object.keys(basket(site).$basket.get())
  /** What was added during a payment is to be seen before it is paid. */
  const isAdded = isUnderWay() && !inBasket().every(id => $seen.get().has(id))
  const $view = atom<'lots' | 'checkout'>(stored.read('view') === 'checkout' && !isAdded ? 'checkout' : 'lots')
  const $now = computed([$lines, $later], (lines, later) =>
    lines.filter(({ id, obstacle }) => !obstacle && !later.has(id)),
  )
  /** A lot that is won during the checkout does not raise the sum that somebody is about to pay. */
  const $chosen = computed([$now, $view, $seen, $paying], (now, view, seen, paying) => {
    if (view === 'lots') return now
    if (paying.length && isUnderWay()) return paying
    const before = now.filter(({ id, isWon }) => !isWon || seen.has(id))
    return before.length ? before : now
  })
  const $sumOf = (part: 'amount' | 'gift') =>
    computed($chosen, chosen => (chosen.length ? sumOf(chosen, part) : undefined))
  const $isReady = computed(
    [$chosen, $isOldEnough],
    (chosen, isOldEnough) => chosen.length > 0 && (isOldEnough || !chosen.some(needsAge)),
  )

  function leave(left: ReadonlySet<string>): void {
    stored.write('later', [...left])
    $left.set(left)
  }

  function payInstead(instead: ReadonlySet<string>): void {
    stored.write('instead', [...instead])
    $instead.set(instead)
  }

  function keepChosen(): void {
    const chosen = $chosen.get()
    stored.write('paying', chosen)
    $paying.set(chosen)
  }

  const checkout = createCheckout(site, {
    subject,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'voucher', 'kept-card'],
    $amount: $sumOf('amount'),
    $gift: $sumOf('gift'),
    lines: () =>
      $chosen.get().map(line => ({
        origin: 'auction',
        auction_item_id: line.id,
        quantity: line.pieces,
        age_confirmed: needsAge(line) && $isOldEnough.get() ? 'yes' : null,
      })),
    onRefused: leavePaid,
  })
  for (const { $state } of [checkout.payment.pay, checkout.payment.promise]) {
    $state.listen(state => state.type === 'busy' && !state.slow && keepChosen())
  }

  /** A lot has been paid since it was listed here: on another device, at the desk, or by the kept card. */
  const $isPaidElsewhere = atom(false)

  function leavePaid(code: string | undefined): boolean {
    if (code !== 'lot_paid' && code !== 'lot_not_for_sale') return false
    bought.refresh()
    void bids?.refresh()
    // Until the lot itself says why, the server's own words stay.
    const isExplained = code === 'lot_paid' || $lines.get().some(({ id, obstacle }) => obstacle && isPaying(id))
    if (isExplained) {
      show('lots')
      $isPaidElsewhere.set(code === 'lot_paid')
    }
    return isExplained
  }

  function show(view: 'lots' | 'checkout'): void {
    // What was refused was another choice.
    for (const command of [checkout.payment.pay, checkout.payment.promise]) command.clear()
    $isPaidElsewhere.set(false)
    // Going back from step to step shows no lots.
    if ($view.get() === 'lots') {
      const seen = [...$lines.get().map(({ id }) => id), ...inBasket()]
      stored.write('seen', seen)
      $seen.set(new Set(seen))
      keepChosen()
    }
    stored.write('view', view)
    $view.set(view)
  }

  return {
    checkout,
    /** The lots to pay for, as far as they are read. */
    $state,
    /** Repeats the reads. */
    async refresh(): Promise<void> {
      bought.refresh()
      if ($own.get().type === 'failed') await bids?.refresh()
    },
    $lines,
    $chosen,
    /** How many lots were won during the checkout. */
    $wonMeanwhile: computed([$now, $chosen], (now, chosen) => {
      const ids = new Set(chosen.map(({ id }) => id))
      return now.filter(({ id, isWon }) => isWon && !ids.has(id)).length
    }),
    $later,
    $isReady,
    $isOldEnough,
    $view,
    /** Did a reload resume at a later step? */
    isResumed: $view.get() === 'checkout',
    $isPaidElsewhere,
    show,
    payLater(id: string, isLater: boolean): void {
      const isPromised = $lines.get().some(line => line.id === id && line.isPromised)
      if (isPromised) payInstead(withId($instead.get(), id, !isLater))
      else leave(withId($left.get(), id, isLater))
    },
    /**
     * After an order: removes what was bought from the basket.
     * @param total of its lines
     * @returns its lines. None: they are not known here
     */
    finish(total: number): readonly PayLine[] {
      const paying = $paying.get()
      const ordered = checkout.payment.orderedLines().map(({ auction_item_id }) => `${auction_item_id}`)
      // Where an answer was lost before another choice, its lines are not known.
      const isPressed = !ordered.length && sumOf(paying, 'amount') === total
      const ids = isPressed ? paying.map(({ id }) => id) : ordered
      basket(site).remove(ids)
      const known = [...paying, ...$lines.get()]
      const paid = ids.flatMap(id => known.find(line => line.id === id) ?? [])
      leave(new Set())
      payInstead(new Set())
      void bids?.refresh()
      return sumOf(paid, 'amount') === total ? paid : []
    },
  }
}

export type AuctionPay = ReturnType<typeof createAuctionPay>

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter(other => other !== id)
  return new Set(isIn ? [...others, id] : others)
}

type Bought = Parameters<typeof payLines>[1]

type Own = ReadonlyMap<string, OwnBid>

/** Nothing is shown until everything is read: a total without one lot would be wrong. */
function stateOf(own: ResourceState<Own>, bought: ResourceState<Bought>): ResourceState<PayLine[]> {
  if (own.type === 'failed') return own
  if (bought.type === 'failed') return bought
  if (own.type === 'ready' && bought.type === 'ready') {
    return { type: 'ready', value: payLines(own.value.values(), bought.value) }
  }
  return { type: 'loading', slow: [own, bought].some(state => state.type === 'loading' && state.slow) }
}

/** Stored data is untrusted. */
function idsIn(stored: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [])
}

const sumOf = (lines: readonly PayLine[], part: 'amount' | 'gift') => lines.reduce((sum, line) => sum + line[part], 0)

/** Bidders have confirmed their age already. */
const needsAge = ({ isWon, minimumAge }: PayLine) => !isWon && minimumAge !== undefined
