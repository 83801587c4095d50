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

/** Thanks for an offer, and says what happens next. */
export const offeredLetter = (event: Event, offer: Offer): Draft => ({
  kind: 'donated_item_offered',
  subject: words('offeredSubject', { title: offer.title }),
  to: offer.first_name ?? '',
  parts: [
    words('offered', { charity: event.settings.charity_name, event: event.name }),
    { rows: rowsOf(event, offer) },
    words('offeredNext'),
    words('notYou'),
  ],
})

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
