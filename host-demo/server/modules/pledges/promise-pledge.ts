import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { lockFundFor } from '../../checkout/gifts/promised-matches.ts'
import { countPromise } from '../../checkout/orders/count-promise.ts'
import { saleOf } from '../../checkout/orders/sale-of.ts'
import type { Handler } from '../../identity/call.ts'
import { callerOf } from '../../identity/caller.ts'
import { siteAddress } from '../../identity/site-address.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { checkAmount } from './check-amount.ts'
import { findCharity } from './find-charity.ts'
import type { PledgeItem } from './find-item.ts'
import { findItem, findOpen } from './find-item.ts'
import { promisedLetter } from './letters.ts'
import { once } from './once.ts'
import { payPath } from './promises.ts'
import type { Part } from './tables.ts'
import { shortName } from './wire.ts'
import { writePromise } from './write-pledge.ts'

export const promisePledge: Handler<typeof endpoints.promisePledge> = async call => {
  const { context, input, address } = call
  const { db, now, publicUrl, outbox, jobs } = context
  const { idempotency_key, guest, ...asked } = input
  const event = await call.event()
  const person = await call.person()
  const donor = guest ?? person
  if (!donor) throw validationError({ guest: 'Please enter your name and email address' })
  // A promise costs nothing, so anybody could fill the list. A whole room shares one address.
  if (!person) await countOrRefuse(db, [{ of: ['promise', event.id, address], most: 200, minutes: 15 }], now())
  const { first_name, last_name, email } = donor
  const answer = await inTransaction(db, async trx => {
    const sale = await saleOf(trx, context, { event })
    const fund = await lockFundFor(trx, sale)
    const { pledge, isNew } = await once(trx, sale, idempotency_key, [person?.id, asked, donor.email], async keys => {
      // Only for a new one: a promise that stands is not refused when it is sent again.
      if (!person && !event.guest_checkout) {
        throw new HttpError(403, { error: 'guest_checkout_disabled', error_description: 'Please sign in first.' })
      }
      const item = await findOpen(trx, event.id, asked.pledge_item_id)
      if (!item.pay_later) throw validationError({ pledge_item_id: 'This is paid at once' })
      const level_id = checkAmount(event, item, asked.amount, 'amount')
      const parts = asked.parts ?? []
      await checkParts(trx, event.id, item, asked.amount, parts)
      return writePromise(trx, sale, fund, {
        ...keys,
        mailed: await countPromise(trx, { person, email, caller: callerOf(call) }, now()),
        event_id: event.id,
        item_id: item.id,
        amount: asked.amount,
        level_id,
        source: 'online',
        paddle: null,
        shown_as: shortName(first_name, last_name),
        first_name,
        last_name,
        email,
        email_normal: normalEmail(email),
        user_id: person?.id ?? null,
        message: asked.message || null,
        parts: JSON.stringify(parts),
        anonymous: asked.anonymous === 'yes',
        anonymous_amount: asked.anonymous_amount === 'yes',
        undone_at: null,
        pledged_at: sale.at,
        paid_at: null,
        order_id: null,
      })
    })
    const { title } = await findItem(trx, event.id, pledge.item_id)
    const path = await payPath(trx, pledge)
    if (isNew && pledge.mailed) {
      const link = siteAddress(event, publicUrl) + path
      await postMail(trx, event, email, promisedLetter(event, first_name, { title, pledge, link }), sale.at)
    }
    const mailedYN = pledge.mailed ? ('yes' as const) : ('no' as const)
    return { pledge_id: pledge.id, title, amount: pledge.amount, matched: pledge.matched, path, mailedYN }
  })
  outbox.wake()
  jobs.wake()
  return answer
}

/** @throws {HttpError} 400 unless these parts add up to the amount, and each is for another charity of the item */
async function checkParts(
  db: Kysely<Database>,
  eventId: string,
  { charity_ids }: PledgeItem,
  amount: number,
  parts: readonly Part[],
): Promise<void> {
  if (!parts.length) return
  for (const [index, { charity_id }] of parts.entries()) {
    await findCharity(db, eventId, charity_id, charity_ids, `parts.${index}`)
  }
  const sum = parts.reduce((sum, part) => sum + part.amount, 0)
  const isTwice = new Set(parts.map(({ charity_id }) => charity_id)).size < parts.length
  if (sum !== amount || isTwice) throw validationError({ parts: 'The parts must add up to the whole amount' })
}
