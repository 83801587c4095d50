import type { DoorGuest, DoorScan, ScanResult } from '../../../api/door.ts'
import type { DoorResult } from '../../../api/door-results.ts'
import type { Failure } from '../../../api/errors.ts'

/** The guests that are stored on the device, by their ticket's id. */
export type Guests = ReadonlyMap<string, DoorGuest>

/** A scan that the server has not confirmed yet. */
export interface Queued {
  scan_id: string
  act: 'in' | 'out'
  code?: string
  guest_ticket_id?: string
  /** ISO 8601, by the device's clock. */
  scanned_at: string
}

/** The answer to a scan, for the door's staff. */
export interface Answer {
  scan_id: string
  result: DoorResult | 'unknown'
  guest_name?: string | undefined
  title?: string | undefined
  bundle_title?: string | undefined
  rsvp_status?: DoorGuest['rsvp_status'] | undefined
  guest_ticket_id?: string | undefined
  first?: DoorGuest['checkin']
  event?: string | undefined
  /** Does it come from the server, or will the server not be asked? */
  isConfirmed: boolean
  /** This device let them in by its own list, but the server would not have. */
  isOverruled?: boolean
  at: string
}

/** The ticket code in what was scanned or typed: alone, in groups of four as on the ticket, or at an address's end. */
export function codeIn(scanned: string): string | undefined {
  const typed = scanned.trim().toUpperCase()
  const whole = /^(?:[0-9A-Z]{4}[ -]){3}[0-9A-Z]{4}$/.test(typed) ? typed.replace(/[ -]/g, '') : typed
  return /(?:^|[^0-9A-Z])([0-9A-Z]{16})$/.exec(whole)?.[1]
}

/** A scanned or typed code, or a guest found by name. */
export type Asked = { code: string } | { guest: DoorGuest; act: 'in' | 'out' }

/** undefined: it is no ticket's code. */
export function scanOf(asked: Asked): Pick<Queued, 'act' | 'code' | 'guest_ticket_id'> | undefined {
  if ('guest' in asked) return { act: asked.act, guest_ticket_id: asked.guest.guest_ticket_id }
  const code = codeIn(asked.code)
  return code ? { act: 'in', code } : undefined
}

/** The answer from the list on this device. `unknown`: not on the list, so only the server can decide. */
export function answerFrom(guest: DoorGuest | undefined, { scan_id, act, scanned_at: at }: Queued): Answer {
  if (!guest) return { scan_id, result: 'unknown', isConfirmed: false, at }
  const { guest_name, title, bundle_title, rsvp_status, guest_ticket_id, checkin } = guest
  const about = { scan_id, guest_name, title, bundle_title, rsvp_status, guest_ticket_id, isConfirmed: false, at }
  if (act === 'out') return { ...about, result: 'out' }
  if (guest.endedYN) return { ...about, result: 'ended' }
  return checkin ? { ...about, result: 'already_in', first: checkin } : { ...about, result: 'in' }
}

/** The answer to something that is no ticket code, such as somebody's card. No server needs to be asked. */
export const noTicket = ({ scan_id, scanned_at: at }: Pick<Queued, 'scan_id' | 'scanned_at'>): Answer => ({
  scan_id,
  result: 'not_found',
  isConfirmed: true,
  at,
})

/** Scans that the server refuses as malformed: they must not keep the others from being sent. */
export const refusedIn = (failure: Failure | undefined, scans: readonly Queued[]): readonly Queued[] => {
  if (failure?.type !== 'http' || failure.status !== 400) return []
  const indexes = new Set(Object.keys(failure.fields).map(field => /^scans\.(\d+)/.exec(field)?.[1]))
  return scans.filter((_, index) => indexes.has(String(index)))
}

/** The server's answer to a scan, or this device's own where the server is not asked. */
export type Settled = Pick<Answer, 'scan_id' | 'result'> & Partial<Omit<ScanResult, 'result'>>

/** The final answer to a scan that this device has already answered. */
export function confirmed(local: Answer, result: Settled): Answer {
  const isOverruled = local.result === 'in' && result.result !== 'in'
  return {
    ...local,
    ...result,
    // The server does not say whose a recalled ticket was.
    guest_name: result.guest_name ?? local.guest_name,
    title: result.title ?? local.title,
    isConfirmed: true,
    ...(isOverruled && { isOverruled }),
  }
}

/** How many more guests are in than the server knows, by this device's unsent scans. */
export const moreIn = (answers: readonly Answer[]): number =>
  answers
    .filter(({ isConfirmed }) => !isConfirmed)
    .reduce((more, { result }) => more + Number(result === 'in') - Number(result === 'out'), 0)

/** Is it still to be sent, or still to be seen by the staff because the server would not have let them in? */
export const isUnsettled = ({ isConfirmed, isOverruled }: Answer): boolean => !isConfirmed || isOverruled === true

/** The newest answers, and all older ones that are not settled. */
export const lastAnswers = (answers: readonly Answer[], most: number): readonly Answer[] =>
  answers.filter((answer, at) => at < most || isUnsettled(answer))

/** The guests after a scan of this device. */
export function afterScan(guests: Guests, { result, guest_ticket_id: id, at }: Answer, door: string): Guests {
  if (result !== 'in' && result !== 'out') return guests
  return withCheckin(guests, id, result === 'in' ? { at, door, by: undefined } : undefined)
}

/** The guests after the server's answer: a scan that it does not take is taken back. */
export function afterAnswer(guests: Guests, { result, guest_ticket_id: id }: Answer, settled: Settled): Guests {
  const isTaken = settled.result === result || (result !== 'in' && result !== 'out')
  return isTaken ? guests : withCheckin(guests, id, settled.first)
}

/** The guests after scans of all doors. Scans of this device that are still queued are applied on top. */
export function afterScans(guests: Guests, scans: readonly DoorScan[]): Guests {
  return scans.reduce(
    (list, { guest_ticket_id, act, checkin }) => withCheckin(list, guest_ticket_id, act === 'in' ? checkin : undefined),
    guests,
  )
}

function withCheckin(guests: Guests, id: string | undefined, checkin: DoorGuest['checkin']): Guests {
  const guest = id === undefined ? undefined : guests.get(id)
  return guest ? new Map(guests).set(guest.guest_ticket_id, { ...guest, checkin }) : guests
}

/**
 * Guests whose name, buyer, order, table or ticket has all the words. Those whose name begins with a word come first.
 */
export function foundIn(guests: Guests, typed: string, most: number): readonly DoorGuest[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const found = [...guests.values()].filter(guest => {
    const text = plain(
      [guest.guest_name, guest.buyer, guest.order_reference, guest.bundle_title, guest.title].join(' '),
    )
    return words.every(word => text.includes(word))
  })
  const begins = ({ guest_name = '' }: DoorGuest) => (plain(guest_name).startsWith(words[0] ?? '') ? 0 : 1)
  return found
    .sort((one, other) => begins(one) - begins(other) || (one.guest_name ?? '').localeCompare(other.guest_name ?? ''))
    .slice(0, most)
}

/** Without accents, since nobody types them at a door. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
