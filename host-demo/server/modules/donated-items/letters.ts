import { formatDate } from '../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Draft, Words } from '../../platform/mail/draft.ts'
import type { Offer } from './find-offer.ts'
import { words } from './words.ts'

type Offered = Pick<Offer, 'title' | 'kind' | 'retail_value' | 'restrictions' | 'valid_until' | 'delivery' | 'shown_as'>

/** What was offered, as rows of a letter. */
export function rowsOf(event: Event, offer: Offered): (readonly [Words, Words])[] {
  const { currency, currency_decimals: decimals, settings } = event
  const { title, kind, retail_value, restrictions, valid_until, delivery, shown_as } = offer
  const value = retail_value !== null && formatMoney({ minor: retail_value, currency, decimals }, settings.locale)
  return [
    [words('what'), title],
    [words('kind'), words(kind)],
    ...(value ? [[words('value'), value] as const] : []),
    ...(restrictions ? [[words('restrictions'), restrictions] as const] : []),
    ...(valid_until ? [[words('validUntil'), formatDate(valid_until, settings.locale, 'UTC')] as const] : []),
    [words('delivery'), words(delivery)],
    [words('shownAs'), shown_as ?? words('nobody')],
  ]
}

/**
 * Tells an address that it was named with an offer. Anybody can name a stranger's, so nothing that was typed is sent
 * there.
 */
export const offeredByAddressLetter = (event: Event, at: Date): Draft => ({
  kind: 'donated_item_offered',
  subject: words('offeredByAddressSubject', { event: event.name }),
  to: '',
  parts: [
    words('offeredByAddress', {
      day: formatDate(at.getTime(), event.settings.locale, event.settings.time_zone),
      charity: event.settings.charity_name,
      event: event.name,
    }),
    words('offeredNext'),
    notYou(event),
  ],
})

/** Thanks an account for its offer, and says what happens next. */
export const offeredLetter = (event: Event, offer: Offer): Draft => ({
  kind: 'donated_item_offered',
  subject: words('offeredSubject', { title: offer.title }),
  to: offer.first_name ?? '',
  parts: [
    words('offered', { charity: event.settings.charity_name, event: event.name }),
    { rows: rowsOf(event, offer) },
    words(offer.delivery === 'nothing' ? 'offeredNothing' : 'offeredNext'),
    notYou(event),
  ],
})

function notYou({ settings: { charity_name, contact } }: Event): Words {
  return words('notYou', { whom: [charity_name, contact?.email && `(${contact.email})`].filter(Boolean).join(' ') })
}

/** Thanks for an accepted offer. */
export const acceptedLetter = (event: Event, offer: Offer): Draft => ({
  kind: 'donated_item_accepted',
  subject: words('acceptedSubject', { title: offer.title }),
  to: offer.first_name ?? '',
  parts: [words('accepted', { title: offer.title, event: event.name }), words(`${offer.delivery}Next`)],
})

/** Declines an offer kindly. */
export const declinedLetter = (event: Event, offer: Offer, message: string | null): Draft => ({
  kind: 'donated_item_declined',
  subject: words('declinedSubject', { title: offer.title }),
  to: offer.first_name ?? '',
  parts: [words('declined', { title: offer.title, event: event.name }), ...(message ? [message] : [])],
})
