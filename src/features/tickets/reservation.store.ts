import { atom, computed } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import {
  extendReservation,
  reserveTickets,
  type TicketReservation,
  type Tickets,
  ticketReservation,
} from '../../api/tickets.ts'
import { createCommand } from '../../store/command.ts'
import { lineAgendas } from '../../store/line-agendas.ts'
import { serverClock } from '../../store/server-clock.ts'
import { defineSlice } from '../../store/slice.ts'
import { withChallenge } from '../checkout/challenge.store.ts'
import { extraLines, extrasFor } from './extras.ts'
import { itemsOf, lineOf, type TicketItem } from './items.ts'
import { ticketSale } from './sale.store.ts'
import { tickets } from './tickets.store.ts'
import { unlocked, withUnlocked } from './unlocked.store.ts'

/** The basket's reservation at the server. */
export interface Held {
  state: TicketReservation['state']
  /** Milliseconds since 1970 by the visitor's clock. */
  until: number
  isExtendable: boolean
}

/** The basket, and how long the server holds its tickets. */
export const ticketBasket = defineSlice('ticket-basket', site => {
  const { environment, client } = site
  const slice = tickets(site)
  const sale = ticketSale(site)
  const clock = serverClock(site)
  const $held = atom<Held | undefined>()
  /** Why an offer could not be accepted. `over`: its time has passed. `gone`: the server no longer has it. `promised`: it was. */
  const $missed = atom<'over' | 'gone' | 'promised' | undefined>()
  /** The basket that was here has been ordered before, such as in another tab. */
  const $ordered = atom<'paid' | 'promised' | undefined>()

  const $sale = computed([sale.$state, unlocked(site)], (state, more) =>
    state.type === 'ready' ? withUnlocked(state.value, more) : undefined,
  )
  const $tickets = computed([slice.$state, $sale], ({ purchasedTickets }, sale) =>
    sale ? linesOf(itemsOf(sale), purchasedTickets) : [],
  )
  /** The ticket types of the basket's seats, in the server's order. */
  const $seats = computed([$tickets, $sale], (lines, sale) =>
    sale
      ? lines.map(({ item, count }) => ({ id: item.id, title: item.title, types: seatTypes(sale, item, count) }))
      : [],
  )
  /** Extras for the basket's guests, without any that they can't have. */
  const $extras = computed([$seats, $sale], (seats, sale) =>
    sale
      ? extrasFor(
          sale,
          seats.flatMap(({ types }) => types),
        )
      : [],
  )
  const $lines = computed([slice.$state, $tickets, $extras], ({ purchasedTickets }, tickets, extras) => [
    ...tickets,
    ...extras.flatMap(extra => extraLines(extra, purchasedTickets)),
  ])
  const $amount = computed($lines, lines => lines.reduce((sum, { item, count }) => sum + item.price * count, 0))
  const key = () => slice.$state.get().metaData.reservationKey

  function keep({ state, expires_at, extendableYN, types }: TicketReservation): void {
    const ahead = clock() - Date.now()
    const until = Date.parse(expires_at) - ahead
    $held.set({ state, until, isExtendable: extendableYN })
    const counts = types.map(({ event_ticket_type_id: id, quantity }) => [id, quantity] as const)
    slice.keepReserved({ until, types: Object.fromEntries(counts) })
  }

  /** Reserves what is chosen, and releases what was reserved before. */
  const reserve = createCommand<void>(environment, async () => {
    try {
      await fill()
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || failure.said.error !== 'basket_promised') throw problem
      leave('promised')
      if ($lines.get().length) await fill()
    }
  })

  async function fill(): Promise<void> {
    const lines = $tickets.get().map(({ item, count }) => ({ ...lineOf(item), quantity: count }))
    const voucher_code = unlocked(site).get()?.code
    const basket = { reservation_key: key(), lines, ...(voucher_code && { voucher_code }) }
    keep(
      await clock.timed(() =>
        withChallenge(site, challenged => client.call(reserveTickets, { ...basket, ...challenged })),
      ),
    )
  }

  function leave(as: 'paid' | 'promised'): void {
    slice.follow()
    $held.set(undefined)
    $ordered.set(as)
  }

  /** Leaves a basket that is ordered already, for the one of the tab that has ordered it. */
  function leaveOrdered(as: 'paid' | 'promised'): void {
    leave(as)
    if ($lines.get().length) void reserve.run()
  }

  /** Somebody else has the tickets. */
  const $isSoldOut = computed(
    reserve.$state,
    state =>
      state.type === 'failed' && state.failure.type === 'http' && state.failure.said.error === 'tickets_sold_out',
  )

  const extend = createCommand<void>(environment, async () => {
    keep(await clock.timed(() => client.call(extendReservation, { reservation_key: key() })))
  })

  /** @returns undefined if the server has no such basket, or none any more */
  async function ask(reservation_key: string): Promise<TicketReservation | undefined> {
    try {
      return await clock.timed(() => client.call(ticketReservation, { reservation_key }))
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || failure.said.error !== 'reservation_not_found') throw problem
      return undefined
    }
  }

  function end(): void {
    $held.set({ state: 'over', until: 0, isExtendable: false })
    slice.keepReserved(undefined)
  }

  /** Asks how long the basket is still held, such as after a reload. */
  const look = createCommand<void>(environment, async () => {
    const found = await ask(key())
    if (found?.state === 'promised') leaveOrdered('promised')
    else if (found) keep(found)
    else end()
  })

  /** Accepts an offer to somebody on the waiting list. */
  const acceptOffer = createCommand<string>(environment, async offered => {
    const found = await ask(offered)
    // The visitor's own basket is not replaced.
    if (!found) return $missed.set('gone')
    if (found.state === 'over' || found.state === 'promised') return $missed.set(found.state)
    $missed.set(undefined)
    const counts = found.types.map(({ event_ticket_type_id: id, quantity }) => [id, quantity] as const)
    slice.replace(Object.fromEntries(counts), offered)
    keep(found)
  })

  return {
    $lines,
    $tickets,
    $seats,
    $extras,
    $amount,
    $held,
    $missed,
    $isSoldOut,
    $ordered,
    key,
    choose(id: string, count: number): void {
      $ordered.set(undefined)
      slice.choose(id, count)
    },
    reserve,
    extend,
    look,
    acceptOffer,
    leaveOrdered,
    /** Empties the basket after an order. */
    finish(): void {
      slice.clear()
      unlocked(site).set(undefined)
      lineAgendas(site).clear()
      $held.set(undefined)
    },
  }
})

export interface BasketLine {
  item: TicketItem
  count: number
}

/** Items that are no longer on sale are left out. */
function linesOf(items: readonly TicketItem[], counts: Readonly<Record<string, number>>): BasketLine[] {
  return items.flatMap(item => {
    const count = Object.hasOwn(counts, item.id) ? (counts[item.id] ?? 0) : 0
    return count > 0 ? [{ item, count }] : []
  })
}

/** The ticket types of the seats that `count` of an item make, in the server's order. */
function seatTypes({ bundles }: Tickets, { id, kind }: TicketItem, count: number): string[] {
  if (kind === 'type') return Array.from({ length: count }, () => id)
  const parts = bundles.find(({ ticket_bundle_id }) => ticket_bundle_id === id)?.parts ?? []
  return parts
    .map(({ event_ticket_type_id: type, quantity }) => ({ type, quantity: quantity * count }))
    .sort((one, other) => (one.type < other.type ? -1 : 1))
    .flatMap(({ type, quantity }) => Array.from({ length: quantity }, () => type))
}
