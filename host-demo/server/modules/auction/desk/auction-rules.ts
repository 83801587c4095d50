import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { InferInput, InferOutput } from 'valibot'
import type { saveAuctionRules as saveInput } from '../../../../../src/api/admin-auction-rules.input.ts'
import type { auctionRules as rulesEndpoint } from '../../../../../src/api/admin-auction-rules.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { createAuction, lockCatalogue } from '../catalogue/write-lot.ts'
import { standardIncrements } from '../rules/increments.ts'

type Rules = Omit<InferOutput<typeof saveInput.input>, 'revision'>

export const auctionRules: Handler<typeof endpoints.auctionRules> = async call => {
  const event = await call.event()
  return wireOf(event, await rulesOf(call.context.db, event.id))
}

export const saveAuctionRules: Handler<typeof endpoints.saveAuctionRules> = async call => {
  const { db } = call.context
  const { revision, ...rules } = call.input
  const event = await call.event()
  const saved = await inTransaction(db, async trx => {
    await createAuction(trx, event.id)
    await lockCatalogue(trx, event.id)
    const before = await rulesOf(trx, event.id)
    if (revision && revision !== revisionOf(before)) throw changed()
    await writeRules(trx, event, before, rules)
    const action = { action: 'edit', kind: 'auction_rules', id: event.id, title: event.name }
    await recordAction(trx, call, { ...action, before: { ...before }, after: { ...rules } })
    return rulesOf(trx, event.id)
  })
  return wireOf(event, saved)
}

export const undoableRules: Undoable = {
  needs: { edit: 'auction.edit' },
  async read(trx, _, event) {
    await lockCatalogue(trx, event.id)
    return { ...(await rulesOf(trx, event.id)) }
  },
  async restore(trx, _, event, __, value) {
    if (value) await writeRules(trx, event, await rulesOf(trx, event.id), value as unknown as Rules)
  },
}

/** The event's rules, or the defaults. */
async function rulesOf(db: Kysely<Database>, eventId: string): Promise<Rules> {
  const found = await db.selectFrom('auctions').selectAll().where('event_id', '=', eventId).executeTakeFirst()
  return {
    increments: found?.increments ? [...found.increments] : null,
    card_requiredYN: found?.card_required ? 'yes' : 'no',
    charge_after_minutes: found?.charge_after_minutes ?? null,
    outbid_mail_minutes: found?.outbid_mail_minutes ?? 15,
    lost_mailsYN: found?.lost_mails ? 'yes' : 'no',
  }
}

/** Needs the catalogue's lock. */
async function writeRules(trx: Transaction<Database>, event: Event, before: Rules, rules: Rules): Promise<void> {
  const { increments } = rules
  if (JSON.stringify(increments) !== JSON.stringify(before.increments)) {
    await keepIncrements(trx, event, before.increments)
  }
  await trx
    .updateTable('auctions')
    .set({
      increments: increments && JSON.stringify(increments),
      card_required: rules.card_requiredYN === 'yes',
      charge_after_minutes: rules.charge_after_minutes,
      outbid_mail_minutes: rules.outbid_mail_minutes,
      lost_mails: rules.lost_mailsYN === 'yes',
    })
    .where('event_id', '=', event.id)
    .execute()
}

/** Fixes the old increments on each lot with bids, so that the new ones change no price. */
async function keepIncrements(trx: Transaction<Database>, event: Event, before: Rules['increments']): Promise<void> {
  const lots = trx.selectFrom('lots').select('id').where('event_id', '=', event.id).where('increments', 'is', null)
  // Locked in the order of their ids, like everywhere. Bids wait meanwhile.
  await lots.orderBy('id').forUpdate().execute()
  await trx
    .updateTable('lots')
    .set({ increments: JSON.stringify(before ?? standardIncrements(event.currency_decimals)) })
    .where('event_id', '=', event.id)
    .where('increments', 'is', null)
    .where(
      sql<boolean>`exists (select from auction_log where lot_id = lots.id and kind in ('bid', 'pre_bid', 'floor_bid'))`,
    )
    .execute()
}

/** Changes whenever the rules do. */
const revisionOf = (rules: Rules) => sha256(JSON.stringify(rules)).slice(0, 16)

const changed = () =>
  new HttpError(409, {
    error: 'auction_rules_changed',
    error_description: 'Somebody else has changed these rules since you opened them. Nothing of yours was saved yet.',
  })

const wireOf = (event: Event, rules: Rules): InferInput<typeof rulesEndpoint.output> => ({
  ...rules,
  revision: revisionOf(rules),
  standard_increments: [...standardIncrements(event.currency_decimals)],
})
