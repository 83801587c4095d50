import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { offerItem as offerInput } from '../../../../src/api/donated-items.input.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import type { Call, Handler } from '../../identity/call.ts'
import { callerOf } from '../../identity/caller.ts'
import type { Event } from '../../identity/events.ts'
import { mailLimits, mailRoomLimit } from '../../identity/limits.ts'
import { refuseBadMobile } from '../../identity/mobiles.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { normalEmail, requestHash, sha256 } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { countIfAllowed, countOrRefuse } from '../../platform/http/rate-limit.ts'
import { dayOf } from '../../platform/local-day.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import type { Offer } from './find-offer.ts'
import { offeredByAddressLetter, offeredLetter } from './letters.ts'
import { lockPictures } from './pictures.ts'
import { refuseUnlessOpen } from './rules.ts'
import { tellOrganisers } from './tell-organisers.ts'

const day = 24 * 60

type Asked = Omit<InferOutput<typeof offerInput.input>, 'idempotency_key'>

export const offerItem: Handler<typeof endpoints.offerItem> = async call => {
  const { context, input } = call
  const { db, now, rowLocks, jobs } = context
  const event = await call.event()
  const person = await call.person()
  // An offer costs nothing, so anybody could fill the list. People offer from home, not from a ballroom.
  const limits = [
    { of: ['offer of an item', call.address], most: 20, minutes: 15 },
    { of: ['offer of an item', call.address, 'day'], most: 60, minutes: day },
  ]
  await countOrRefuse(db, limits, now())
  const { idempotency_key, ...asked } = input
  const key_hash = sha256(idempotency_key)
  const request_hash = requestHash([person?.id, asked])
  const offer = await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [`offer_key:${event.id}:${key_hash}`])
    const known = await trx
      .selectFrom('donated_items')
      .selectAll()
      .where('event_id', '=', event.id)
      .where('key_hash', '=', key_hash)
      .executeTakeFirst()
    if (known) return same(known, request_hash)
    const at = await databaseTime(trx, now)
    await refuseUnlessOpen(trx, event.id, at)
    refuseBadMobile(asked.mobile, event.settings.locale)
    refusePast(asked, event, at)
    const pictures = asked.pictures ?? []
    await lockPictures(trx, pictures)
    const isOwn = person?.email_normal === normalEmail(asked.email)
    const mailed = isOwn || (await mayMail(trx, call))
    const offer = await trx
      .insertInto('donated_items')
      .values({
        id: `offer_${randomUUID().replaceAll('-', '')}`,
        event_id: event.id,
        title: asked.title,
        description: asked.description,
        kind: asked.kind,
        retail_value: asked.retail_value ?? null,
        restrictions: asked.restrictions || null,
        valid_until: asked.valid_until ?? null,
        delivery: asked.delivery,
        pictures: JSON.stringify(pictures),
        first_name: asked.first_name,
        last_name: asked.last_name,
        email: asked.email,
        email_normal: normalEmail(asked.email),
        mobile: asked.mobile || null,
        company: asked.company || null,
        user_id: person?.id ?? null,
        shown_as: shownAs(asked),
        mailed,
        offered_at: at,
        key_hash,
        request_hash,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const letter = isOwn ? offeredLetter(event, offer) : offeredByAddressLetter(event, at)
    if (mailed) await postMail(trx, event, asked.email, letter, at)
    await tellOrganisers(trx, context, event, offer, at)
    return offer
  })
  jobs.wake()
  return { offer_id: offer.id, title: offer.title, mailedYN: offer.mailed ? 'yes' : 'no' }
}

/** @throws {HttpError} 409 `idempotency_key_reused` if that was another offer */
function same(known: Offer, request_hash: string): Offer {
  if (known.request_hash === request_hash) return known
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description:
      'Your offer had arrived already, as you had typed it before. Send this only if it is another one.',
  })
}

/** @throws {HttpError} 400 if it can't be used any more */
function refusePast({ valid_until }: Asked, { settings }: Event, at: Date): void {
  if (valid_until && valid_until < dayOf(at, settings.time_zone)) {
    throw validationError({ valid_until: 'This day has passed' })
  }
}

function shownAs({ anonymous, shown_as, company, first_name, last_name }: Asked): string | null {
  if (anonymous === 'yes') return null
  return shown_as || company || `${first_name} ${last_name}`
}

/** Anybody can type a stranger's address. Beyond these limits the offer arrives all the same. */
async function mayMail(trx: Transaction<Database>, call: Call<Asked>): Promise<boolean> {
  // Most providers put mail to `ada+tag@` into Ada's mailbox.
  const recipient = normalEmail(call.input.email).replace(/\+[^@]*/, '')
  const caller = callerOf(call)
  const limits = [
    ...mailLimits({ what: 'donated_item', recipient, caller, known: undefined, goodFor: day }),
    { of: ['mail', 'donated_item', 'from', caller.network], most: 30, minutes: day },
    mailRoomLimit(caller.network),
  ]
  return countIfAllowed(trx, limits, call.context.now())
}
