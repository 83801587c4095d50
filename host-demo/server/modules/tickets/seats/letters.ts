import { formatMoment } from '../../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import type { Draft } from '../../../platform/mail/draft.ts'
import { isName, isTitle } from '../../../platform/mail/names.ts'
import type { TransferredChoices } from '../agendas/seat-choices.ts'
import type { SeatRow } from './tables.ts'
import { seatWords as words } from './words.ts'

type Seat = Pick<SeatRow, 'title' | 'guest_name' | 'order_id'>

const begins = ({ settings }: Event) =>
  settings.starts_at
    ? [words('inviteWhen', { time: formatMoment(settings.starts_at, settings.locale, settings.time_zone) })]
    : []

interface Invites {
  /** The buyer, or the guest who has transferred the seat. Undefined: the organiser invites. */
  readonly host: string | undefined
  readonly link: string
  /** The buyer, whom the claim page names. Only for a transferred seat. */
  readonly buyer?: string | undefined
  /** Only for a transferred seat. */
  readonly passed?: TransferredChoices
}

export function invitation(
  event: Event,
  seat: Seat,
  { host, buyer = host ?? '', link, passed: { freed, kept } = { freed: [], kept: [] } }: Invites,
): Draft {
  const { title, guest_name } = seat
  const to = guest_name ?? undefined
  const { charity_name: charity } = event.settings
  const isNamed = isName(host ?? '')
  const isHandedOn = isNamed && buyer !== host && isName(buyer)
  return host === undefined
    ? {
        kind: 'ticket_rsvp',
        subject: words('askSubject', { event: event.name }),
        to,
        parts: [
          words('ask', { charity, event: event.name, title }),
          ...begins(event),
          { link, label: words('askLabel') },
          words('onlyYours'),
        ],
      }
    : {
        kind: 'ticket_invitation',
        subject: words(isNamed ? 'inviteSubject' : 'inviteSubjectBare', { host, event: event.name }),
        to,
        parts: [
          words(isHandedOn ? 'inviteHandedOn' : isNamed ? 'invite' : 'inviteBare', {
            ...{ host, buyer, title, event: event.name },
          }),
          ...begins(event),
          words('inviteClaim'),
          ...(kept.length ? [words('inviteKept', { titles: kept.join(', ') })] : []),
          ...(freed.length
            ? [words(isNamed ? 'inviteFreed' : 'inviteFreedBare', { host, titles: freed.join(', ') })]
            : []),
          { link, label: words('claimLabel') },
          words('onlyYours'),
        ],
      }
}

/** Sent to a guest who has accepted. */
export const claimed = (event: Event, { title, guest_name }: Seat, link: string): Draft => ({
  kind: 'ticket_claimed',
  subject: words('ticketSubject', { event: event.name }),
  to: guest_name ?? undefined,
  parts: [words('ticket', { event: event.name, title }), ...begins(event), { link, label: words('ticketLabel') }],
})

interface Bought {
  readonly to: string
  readonly reference: string
  /** By title. */
  readonly seats: readonly { readonly title: string; readonly count: number }[]
  readonly names: string
  readonly tickets: string
}

/** Sent to the buyer of tickets. */
export const bought = (event: Event, { to, reference, seats, names, tickets }: Bought): Draft => ({
  kind: 'ticket_order',
  subject: words('boughtSubject', { event: event.name }),
  to,
  parts: [
    words('bought', { event: event.name, reference }),
    { rows: seats.map(seat => [words('boughtSeat'), words('boughtEach', seat)] as const) },
    ...begins(event),
    words('boughtNames'),
    { link: names, label: words('reminderLabel') },
    words('boughtTickets'),
    { link: tickets, label: words('boughtTicketsLabel') },
  ],
})

interface Given {
  readonly reference: string
  readonly number: number
  readonly guest: string
  readonly name: string
  readonly link: string
}

/** Tells a buyer that one of their seats went to another guest. */
export function seatGivenToOther(to: string, { link, ...said }: Given): Draft {
  const isNamed = isTitle(said.guest) && isName(said.name)
  return {
    kind: 'ticket_given',
    subject: words(isNamed ? 'givenSubject' : 'givenSubjectBare', said),
    to,
    parts: [words(isNamed ? 'given' : 'givenBare', said), { link, label: words('givenLabel') }],
  }
}

/**
 * Tells a guest who had accepted that the seat is theirs no more.
 * @param host who has given it to somebody else, if it was not the organiser
 */
export const seatLost = (event: Event, { title, guest_name }: Seat, host = ''): Draft => ({
  kind: 'ticket_lost',
  subject: words('lostSubject', { event: event.name }),
  to: guest_name ?? undefined,
  parts: [words(isName(host) ? 'lost' : 'lostBare', { host, event: event.name, title }), words('lostAsk')],
})

interface Ended {
  readonly reference: string
  readonly numbers: readonly number[]
  /** What was bought with the seats and refunded too. */
  readonly extras: readonly string[]
  /** What was refunded, in minor units. */
  readonly amount: number
  /** The organiser was paid outside this platform, and pays back themselves. */
  readonly isOutside: boolean
  readonly link: string
}

/** Tells a buyer that some of their seats were refunded, or what they had bought with them. */
export function seatsEnded(event: Event, to: string, ended: Ended): Draft {
  const { reference, numbers, extras, amount, isOutside, link } = ended
  const { currency, currency_decimals: decimals } = event
  const money = formatMoney({ minor: amount, currency, decimals }, event.settings.locale)
  const said = { event: event.name, reference, count: numbers.length, seats: numbers.join(', '), amount: money }
  const bought = { ...said, extras: extras.join(', ') }
  return {
    kind: 'ticket_refunded',
    subject: numbers.length ? words('endedSubject', said) : words('endedExtrasSubject', bought),
    to,
    parts: [
      ...(numbers.length ? [words('ended', said)] : []),
      ...(extras.length ? [words('endedExtras', bought)] : []),
      words(amount ? (isOutside ? 'endedOutside' : 'endedMoney') : 'endedFree', said),
      { link, label: words('boughtTicketsLabel') },
    ],
  }
}

/** Reminds a buyer whose seats have no guests yet. */
export const reminder = (event: Event, to: string, { count, link }: { count: number; link: string }): Draft => ({
  kind: 'ticket_reminder',
  subject: words('reminderSubject', { count, event: event.name }),
  to,
  parts: [
    words('reminder', { count, event: event.name }),
    words('reminderWhy'),
    { link, label: words('reminderLabel') },
  ],
})

/** Tells a buyer whose late payment was accepted that some chosen sessions have filled up. */
export const choicesFull = (to: string, { titles, link }: { titles: readonly string[]; link: string }): Draft => ({
  kind: 'agenda_full',
  subject: words('fullSubject', { count: titles.length, title: titles.join(', ') }),
  to,
  parts: [words('full', { titles: titles.join(', ') }), { link, label: words('fullLabel') }],
})

interface Found {
  readonly orders: readonly { readonly reference: string; readonly link: string }[]
  readonly seats: readonly (Seat & { readonly link: string })[]
}

export const ticketLinks = (event: Event, { orders, seats }: Found): Draft => ({
  kind: 'ticket_links',
  subject: words('linksSubject', { event: event.name }),
  parts: [
    words('links', { event: event.name }),
    ...orders.map(({ reference, link }) => ({ link, label: words('linksOwner', { reference }) })),
    ...seats.map(({ title, guest_name, link }) => ({
      link,
      label: guest_name && isName(guest_name) ? words('linksSeat', { title, name: guest_name }) : title,
    })),
    words('linksNotYou'),
  ],
})
