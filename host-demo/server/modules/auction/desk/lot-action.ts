import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import { type Call, type Handler, personOrRefuse } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { requestHash } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { changeLot, type LotChange } from '../change-lot.ts'
import { findLot, type Lot, lockLot, termsOf } from '../find-lot.ts'
import type { NewEntry } from '../log.ts'
import type { Terms } from '../rules/standing.ts'
import { subjectOf } from '../stock.ts'
import { deskLotOf } from './desk-lot.ts'

/** What an organiser's action on a lot works with. The lot is locked. */
export interface LotActionContext {
  readonly trx: Transaction<Database>
  readonly sale: Sale
  readonly lot: Lot
  readonly terms: Terms
  /** The organiser, for the log. */
  readonly actor: NonNullable<NewEntry['actor']>
  /** Changes the lot and writes an entry into its log. */
  change(entry: Omit<NewEntry, 'actor'>, change: LotChange): Promise<Lot>
}

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
}

/**
 * Makes the handler of an organiser's action on a lot: it runs under the lot's locks, by the database's clock, with
 * an entry in the lot's log and one in the desk's audit log. The same request with the same key changes nothing again.
 */
export function lotAction<Input extends Asked>(work: (context: LotActionContext, input: Input) => Promise<Lot>) {
  return async (call: Call<Input>): Promise<Awaited<ReturnType<Handler<typeof endpoints.lotAtDesk>>>> => {
    const { context, input } = call
    const event = await call.event()
    const { id: actorId } = await personOrRefuse(call)
    const { rowLocks } = context
    const actor = { id: actorId, key: input.idempotency_key ?? null, requestHash: hashOf(call) }
    await inTransaction(context.db, async trx => {
      await lockSubjects(trx, rowLocks, [subjectOf({ id: input.auction_item_id })])
      const lot = await lockLot(trx, event.id, input.auction_item_id, rowLocks)
      if (await isDone(trx, lot, actor)) return
      refuseUnless(lot.published)
      const sale = await saleOf(trx, context, { event })
      const terms = termsOf(lot, event.currency_decimals)
      let action = ''
      const change: LotActionContext['change'] = (entry, change) => {
        action = entry.kind
        return changeLot(trx, event, lot, sale.at, { ...entry, actor }, change)
      }
      const changed = await work({ trx, sale, lot, terms, actor, change }, input)
      const { id, title } = lot
      const [before, after] = [recorded(lot), recorded(changed)]
      await recordAction(trx, call, { action: action || 'closed', kind: 'lot_bidding', id, title, before, after })
    })
    context.outbox.wake()
    context.jobs.wake()
    return deskLotOf(context, event, await findLot(context.db, event.id, input.auction_item_id))
  }
}

/** The action, which its path names, and what it was asked with. */
const hashOf = ({ http, input: { idempotency_key: _, ...asked } }: Call<Asked>): string =>
  requestHash([http.req.path, asked])

/**
 * Has this been done with the key before?
 * @throws {HttpError} 409 `idempotency_key_reused` if that was another action, or asked for something else
 */
async function isDone(
  trx: Transaction<Database>,
  lot: Lot,
  { id, key, requestHash: hash }: LotActionContext['actor'],
): Promise<boolean> {
  if (key === null) return false
  const found = await trx
    .selectFrom('auction_log')
    .select('request_hash')
    .where('lot_id', '=', lot.id)
    .where('actor_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) return false
  if (found.request_hash === null || found.request_hash === hash) return true
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This was sent before with other details. Nothing was done now.',
  })
}

/** The part of a lot that the audit log stores for such an action. */
const recorded = (lot: Lot) => ({
  state: lot.state,
  price: lot.price,
  asking_price: lot.asking_price,
  on_floor: lot.on_floor,
  remote_locked: lot.remote_locked,
  paused: lot.paused_at !== null,
  ends_at: lot.effective_ends_at.toISOString(),
  sequence: lot.sequence,
})

/** @throws {HttpError} 409 `act_not_possible` if it is not possible, such as after another organiser's action */
export function refuseUnless(possible: boolean): void {
  if (possible) return
  throw new HttpError(409, {
    error: 'act_not_possible',
    error_description: 'That is not possible at this moment. The lot may have changed: look again.',
  })
}
