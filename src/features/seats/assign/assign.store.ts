import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../../../api/errors.ts'
import { type OrderSeats, type Seat, saveGuests } from '../../../api/ticket-guests.ts'
import type { ListedGuest } from '../../../lib/guest-list.ts'
import { check, email, maxLength } from '../../../lib/validation.ts'
import type { CommandState } from '../../../store/command.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { compartment } from '../../checkout/compartment.ts'
import type { SeatsOfOrder } from './order-seats.store.ts'

export const guestFields = ['guest_name', 'guest_email', 'guest_mobile'] as const

/** The name of a form field of a seat: its number, and the guest's field. */
export const fieldOf = (seat: Pick<Seat, 'number'>, name: string) => `${seat.number} ${name}`

/** Can its owner still change the guest? */
export const isOpen = ({ claimedYN, endedYN }: Seat) => !claimedYN && !endedYN

type Values = Record<string, string>

/** The guests on the seats of an order. Typed values are stored on this device until they are saved. */
export function createAssign(site: Site, order: SeatsOfOrder, { order_id, guests: first, add_ons }: OrderSeats) {
  const stored = compartment(site, `guests ${order_id}`)
  const $saved = atom(false)
  /** Names of pasted guests for whom there was no seat. */
  const $left = atom<readonly string[]>(namesIn(stored.read('left')))
  /** Numbers of seats that a list or a stored draft has filled in, until they are saved. */
  const $pasted = atom<readonly number[]>([])
  /** The seat that was copied, and how many others took something from it. */
  const $copied = atom<{ from: number; seats: number } | undefined>(undefined)
  /** Numbers of seats that somebody else has changed meanwhile. */
  const $changed = atom<readonly number[]>([])

  const guests = () => {
    const state = order.$state.get()
    return state.type === 'ready' ? state.value.guests : first
  }

  const savedValues = (): Values => Object.assign({}, ...guests().map(valuesOf))

  const form = createForm<Values>({
    environment: site.environment,
    values: savedValues(),
    draft: {
      read: () => stored.read('guests'),
      write: keep,
    },
    check: mistakesIn,
    async send(values) {
      const sent = unsaved()
      if (sent.length) await save(sent, values)
      stored.clear()
      const isLeft = unsaved().length > 0
      if (isLeft) keep(form.$values.get())
      setLeft($left.get())
      $saved.set(!isLeft)
      $pasted.set([])
    },
  })
  form.$values.listen(() => {
    $saved.set(false)
    $copied.set(undefined)
  })

  /** Unchanged values would later overwrite what was saved elsewhere meanwhile. */
  function keep(values: Values): void {
    const saved = savedValues()
    const changed = Object.entries(values).filter(([name, value]) => value !== saved[name])
    stored.write('guests', Object.fromEntries(changed))
  }

  /** Stored with what is typed: their names are nowhere else on the page. */
  function setLeft(names: readonly string[]): void {
    $left.set(names)
    if (names.length || stored.read('left')) stored.write('left', names)
  }

  function mistakesIn(values: Values): Problems<Values> {
    const problems: Record<string, Problems<Values>[string]> = {}
    for (const seat of open()) {
      const address = check(values[fieldOf(seat, 'guest_email')] ?? '', [email])
      if (address) problems[fieldOf(seat, 'guest_email')] = address
      const name = check(values[fieldOf(seat, 'guest_name')] ?? '', [maxLength(150)])
      if (name) problems[fieldOf(seat, 'guest_name')] = name
    }
    return problems
  }

  function valuesOf(seat: Seat): Values {
    return {
      ...Object.fromEntries(guestFields.map(name => [fieldOf(seat, name), seat[name] ?? ''])),
      ...Object.fromEntries(add_ons.map(({ add_on_id: id }) => [fieldOf(seat, id), seat.answers[id] ?? ''])),
    }
  }

  const isChanged = (seat: Seat, values: Values) =>
    Object.entries(valuesOf(seat)).some(([name, value]) => (values[name] ?? '').trim() !== value)

  async function save(sent: readonly Seat[], values: Values): Promise<void> {
    const typed = (seat: Seat, name: string) => values[fieldOf(seat, name)]?.trim() || null
    try {
      const saved = await site.client.call(saveGuests, {
        ...order.owner(),
        guests: sent.map(seat => ({
          guest_ticket_id: seat.guest_ticket_id,
          revision: seat.revision,
          guest_name: typed(seat, 'guest_name'),
          guest_email: typed(seat, 'guest_email'),
          guest_mobile: typed(seat, 'guest_mobile'),
          answers: Object.fromEntries(add_ons.map(({ add_on_id: id }) => [id, typed(seat, id)])),
        })),
      })
      order.acceptSeats(saved.guests)
      const changed = saved.guests.filter(({ guest_ticket_id: id }) => saved.changed.includes(id))
      $changed.set(changed.map(({ number }) => number))
      // The other's version is shown: the owner sees it, and can overwrite it.
      form.change(Object.assign({}, ...changed.map(valuesOf)))
    } catch (problem) {
      throw inFields(problem, sent)
    }
  }

  const open = () => guests().filter(isOpen)
  const unsaved = () => open().filter(seat => isChanged(seat, form.$values.get()))
  const isEmpty = (seat: Seat) => guestFields.every(name => !form.$values.get()[fieldOf(seat, name)]?.trim())
  $pasted.set(unsaved().map(({ number }) => number))

  return {
    form,
    $saved,
    $left,
    $pasted,
    $copied,
    $changed,
    /** Saves what is typed, before an action that uses it. @returns is all of it saved, as it is shown? */
    async saveTyped(): Promise<boolean> {
      await ended(form.$state)
      if (!unsaved().length) return true
      await form.submit()
      return !unsaved().length && !$changed.get().length
    },
    /** Where a seat is in the list, or -1. */
    placeOf: (number: number | undefined) => guests().findIndex(seat => seat.number === number),
    /** Fills empty seats in order, and shows mistakes at once. */
    paste(listed: readonly ListedGuest[]): void {
      const empty = open().filter(isEmpty)
      const values: Values = {}
      for (const [index, guest] of listed.entries()) {
        const seat = empty[index]
        if (seat) for (const name of guestFields) values[fieldOf(seat, name)] = guest[name]
      }
      form.change(values)
      setLeft(listed.slice(empty.length).map(guest => guest.guest_name || guest.guest_email))
      $pasted.set(empty.slice(0, listed.length).map(({ number }) => number))
      form.refuse(mistakesIn(form.$values.get()))
    },
    /** Copies this seat's email address, telephone number and answers to all other seats that have none. */
    copyToAll(from: Seat): void {
      const values = form.$values.get()
      const names = ['guest_email', 'guest_mobile', ...add_ons.map(({ add_on_id: id }) => id)]
      const copied: Values = {}
      const seats = new Set<number>()
      for (const seat of open()) {
        for (const name of names) {
          const value = values[fieldOf(from, name)]?.trim()
          if (!value || values[fieldOf(seat, name)]?.trim()) continue
          copied[fieldOf(seat, name)] = value
          seats.add(seat.number)
        }
      }
      form.change(copied)
      $copied.set({ from: from.number, seats: seats.size })
    },
    /** Call when the owner has seen for whom there was no seat. */
    closeLeft: () => setLeft([]),
    /** Updates the form with the server's version of a seat, except what was typed since these values. */
    follow(seat: Seat, before: Values): void {
      const typed = form.$values.get()
      const untouched = Object.entries(valuesOf(seat)).filter(([name]) => typed[name] === before[name])
      form.change(Object.fromEntries(untouched))
    },
  }
}

export type Assign = ReturnType<typeof createAssign>

/** Resolves once nothing is being sent. */
function ended($state: ReadableAtom<CommandState>): Promise<void> {
  if ($state.get().type !== 'busy') return Promise.resolve()
  return new Promise(resolve => {
    const stop = $state.listen(({ type }) => {
      if (type === 'busy') return
      stop()
      resolve()
    })
  })
}

const namesIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []

/** The server names the fields of the guests that were sent: `guests.3.guest_email`. */
function inFields(problem: unknown, sent: readonly Seat[]): unknown {
  if (!(problem instanceof ApiError) || problem.failure.type !== 'http') return problem
  const fields = Object.entries(problem.failure.fields).map(([path, text]) => {
    const [, index = '', ...rest] = path.split('.')
    const seat = index ? sent[Number(index)] : undefined
    return [seat ? fieldOf(seat, rest.at(-1) ?? '') : path, text]
  })
  return new ApiError({ ...problem.failure, fields: Object.fromEntries(fields) }, { cause: problem })
}
