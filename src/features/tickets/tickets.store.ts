import { atom, type ReadableAtom } from 'nanostores'
import { randomKey } from '../../lib/random-key.ts'
import { persistence } from '../../store/persistence.ts'
import { defineSlice } from '../../store/slice.ts'

/** The checkout's subject. */
export const basketSubject = 'tickets'

/** The chosen tickets. They survive a reload. */
export interface TicketsState {
  /** The organiser's own word for a ticket, such as "place". */
  terminology: string | undefined
  /** How many of each, by the id of a type or bundle. */
  purchasedTickets: Readonly<Record<string, number>>
  metaData: {
    /** The basket's key at the server. */
    reservationKey: string
    /** The code that has unlocked tickets, which is needed to buy them. */
    voucherCode: string | undefined
    reserved: Reserved | undefined
  }
}

/** The tickets that the server holds for this basket. */
export interface Reserved {
  /** Milliseconds since 1970 by the visitor's clock. */
  until: number
  /** Tickets by the id of their type, those in bundles included. */
  types: Readonly<Record<string, number>>
}

export interface TicketsSlice {
  readonly $state: ReadableAtom<TicketsState>
  /** @param count 0 removes it */
  choose(id: string, count: number): void
  /** Replaces the basket, such as by what somebody on the waiting list was offered. */
  replace(purchasedTickets: TicketsState['purchasedTickets'], reservationKey: string): void
  setTerminology(word: string | undefined): void
  keepVoucher(code: string | undefined): void
  keepReserved(reserved: Reserved | undefined): void
  /** Empties the basket after an order. The next one has a new key. */
  clear(): void
  /** Takes the basket that another tab has stored, after it was paid there. */
  follow(): void
}

/** The specification's tickets slice, stored under the key `app`. */
export const tickets = defineSlice('tickets', (site): TicketsSlice => {
  const { read, write } = persistence(site)
  const $state = atom(stateIn(read('tickets')))

  function set(state: TicketsState): void {
    $state.set(state)
    // The door keeps its list there, too.
    write('tickets', { ...Object(read('tickets')), ...state })
  }

  return {
    $state,
    choose(id, count) {
      const state = $state.get()
      const { [id]: _, ...others } = state.purchasedTickets
      set({ ...state, purchasedTickets: count > 0 ? { ...others, [id]: count } : others })
    },
    replace: (purchasedTickets, reservationKey) =>
      set({ ...$state.get(), purchasedTickets, metaData: { ...$state.get().metaData, reservationKey } }),
    keepReserved: reserved => set({ ...$state.get(), metaData: { ...$state.get().metaData, reserved } }),
    setTerminology: terminology => set({ ...$state.get(), terminology }),
    keepVoucher: voucherCode => set({ ...$state.get(), metaData: { ...$state.get().metaData, voucherCode } }),
    clear,
    follow(): void {
      const stored = stateIn(read('tickets'))
      // Where nothing could be stored, or this tab has written last, what is stored is the paid basket.
      if (stored.metaData.reservationKey === $state.get().metaData.reservationKey) clear()
      else $state.set(stored)
    },
  }

  function clear(): void {
    set({
      ...$state.get(),
      purchasedTickets: {},
      metaData: { reservationKey: randomKey(), voucherCode: undefined, reserved: undefined },
    })
  }
})

/** Stored data is untrusted: each field counts only if it is valid. */
function stateIn(stored: unknown): TicketsState {
  const { terminology, purchasedTickets, metaData } = Object(stored) as Record<string, unknown>
  const { reservationKey, voucherCode, reserved } = Object(metaData) as Record<string, unknown>
  return {
    terminology: typeof terminology === 'string' ? terminology : undefined,
    purchasedTickets: countsIn(purchasedTickets),
    metaData: {
      reservationKey: typeof reservationKey === 'string' && reservationKey.length >= 16 ? reservationKey : randomKey(),
      voucherCode: typeof voucherCode === 'string' ? voucherCode : undefined,
      reserved: reservedIn(reserved),
    },
  }
}

function reservedIn(stored: unknown): Reserved | undefined {
  const { until, types } = Object(stored) as Record<string, unknown>
  return typeof until === 'number' ? { until, types: countsIn(types) } : undefined
}

function countsIn(stored: unknown): Record<string, number> {
  const counts = Object.entries(Object(stored) as Record<string, unknown>)
  return Object.fromEntries(
    counts.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0),
  )
}
