import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type * as inputs from '../../../../../src/api/admin-donated-items.input.ts'
import { formatDate } from '../../../../../src/lib/dates.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { type Call, personOrRefuse } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { refuseWithout } from '../../../identity/memberships.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { letterTranslator } from '../../../platform/mail/draft.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { lockOffer, type Offer } from '../find-offer.ts'
import { givenLotsOf, lotsThere } from '../given-lots.ts'
import { acceptedLetter, declinedLetter } from '../letters.ts'
import { words } from '../words.ts'
import { type Decision, recorded } from './desk-wire.ts'
import { offerAction, writeOffer } from './offer-action.ts'

type Input<Name extends 'acceptDonatedItem' | 'declineDonatedItem' | 'noteDonatedItem'> = InferOutput<
  (typeof inputs)[Name]['input']
>

export const acceptDonatedItem = offerAction<Input<'acceptDonatedItem'>>({
  action: 'accept',
  isDone: ({ state }, { lotYN }, { lot }) => state === 'accepted' && (lotYN === 'no' || lot !== undefined),
  async change({ trx, event, offer, lot, at }, call) {
    const isWanted = call.input.lotYN === 'yes' && lot === undefined
    const lot_id = isWanted ? await makeLot(trx, call, event, offer) : offer.lot_id
    const isThanked = !offer.thanked && offer.email !== null
    if (isThanked && offer.email) await postMail(trx, event, offer.email, acceptedLetter(event, offer), at)
    return { state: 'accepted', message: null, lot_id, thanked: offer.thanked || isThanked, decided_at: at }
  },
})

export const declineDonatedItem = offerAction<Input<'declineDonatedItem'>>({
  action: 'decline',
  async isDone(offer, input, { trx }) {
    if (offer.state !== 'declined' || offer.message !== (input.message || null)) return false
    return offer.email === null || (await isMailed(trx, offer)) === (input.mailYN === 'yes')
  },
  async change({ trx, event, offer, lot, at }, { input }) {
    if (lot !== undefined) throw hasLot()
    const message = input.message || null
    const mailTo = input.mailYN === 'yes' ? offer.email : null
    if (mailTo !== null) await postMail(trx, event, mailTo, declinedLetter(event, offer, message), at)
    // Accepted again later, a giver who was told of this hears of it again.
    return { state: 'declined', message, thanked: offer.thanked && mailTo === null, decided_at: at }
  },
})

export const noteDonatedItem = offerAction<Input<'noteDonatedItem'>>({
  action: 'note',
  isDone: ({ notes }, input) => notes === input.notes,
  change: async (_, { input: { notes } }) => ({ notes }),
})

/** Was its giver mailed about the decision that stands? */
async function isMailed(trx: Transaction<Database>, { email, decided_at }: Offer): Promise<boolean> {
  const mail = await trx
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', 'donated_item_declined')
    .where('created_at', '=', decided_at)
    .executeTakeFirst()
  return mail !== undefined
}

/** Undoes decisions and notes. A lot that was made stays: it has an entry of its own. */
export const undoableOffer: Undoable = {
  needs: { edit: 'donated-items.edit' },
  async read(trx, { rowLocks }, event, id) {
    return recorded(await lockOffer(trx, event.id, id, rowLocks))
  },
  async restore(trx, context, event, id, value) {
    const offer = await lockOffer(trx, event.id, id, context.rowLocks)
    const before = value as unknown as Decision
    const lots = await lotsThere(context, trx, event.id, [offer])
    if (before.state === 'declined' && lots.size) throw hasLot()
    await writeOffer(trx, offer, before)
  },
}

/** @throws {HttpError} 403 without the right to add lots */
async function makeLot(trx: Transaction<Database>, call: Call<unknown>, event: Event, offer: Offer): Promise<string> {
  await refuseWithout(trx, 'auction.add', event, (await personOrRefuse(call)).id)
  return givenLotsOf(call.context).add(trx, call, {
    title: offer.title,
    description: offer.description,
    donor: offer.shown_as,
    retail_value: offer.retail_value,
    restrictions: restrictionsOf(event, offer),
    pictures: offer.pictures,
    people: [offer.user_id ?? offer.email_normal].filter(person => person !== null),
  })
}

function restrictionsOf({ settings: { locale } }: Event, { restrictions, valid_until }: Offer): string | null {
  const day = valid_until && formatDate(valid_until, locale, 'UTC')
  const until = day && letterTranslator(locale)(words('lotValidUntil', { day }))
  return [restrictions, until].filter(Boolean).join('\n') || null
}

const hasLot = () =>
  new HttpError(409, {
    error: 'donated_item_has_lot',
    error_description: 'A lot was made of this. Delete the lot first.',
  })
