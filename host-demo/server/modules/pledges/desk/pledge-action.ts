import type { Transaction } from 'kysely'
import type { Fund } from '../../../checkout/gifts/matched-funds.ts'
import { lockFundFor } from '../../../checkout/gifts/promised-matches.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Pledge } from '../wire.ts'
import { lockPledge, subjectOf, type Written } from '../write-pledge.ts'
import { answerOf, recorded } from './desk-wire.ts'

/** What an organiser's action on a pledge works with. Fund and pledge are locked. */
interface PledgeActionContext {
  readonly trx: Transaction<Database>
  readonly sale: Sale
  readonly pledge: Pledge
  readonly fund: Fund | undefined
}

/**
 * Makes the handler of an organiser's action on a pledge. The action is written to the audit log unless it changes
 * nothing.
 */
export function pledgeAction<Input extends { readonly pledge_id: string }>(
  action: (input: Input) => string,
  work: (context: PledgeActionContext, input: Input, call: Call<Input>) => Promise<Written | undefined>,
) {
  return async (call: Call<Input>) => {
    const { context, input } = call
    const event = await call.event()
    const written = await inTransaction(context.db, async trx => {
      const sale = await saleOf(trx, context, { event })
      const fund = await lockFundFor(trx, sale, { id: input.pledge_id })
      await lockSubjects(trx, context.rowLocks, [subjectOf({ id: input.pledge_id })])
      const pledge = await lockPledge(trx, event.id, input.pledge_id, context.rowLocks)
      const written = await work({ trx, sale, pledge, fund }, input, call)
      const item =
        written?.item ??
        (await trx.selectFrom('pledge_items').selectAll().where('id', '=', pledge.item_id).executeTakeFirstOrThrow())
      if (written) {
        const { id } = pledge
        const [before, after] = [recorded(pledge), recorded(written.pledge)]
        await recordAction(trx, call, { action: action(input), kind: 'pledge', id, title: item.title, before, after })
      }
      return written ?? { pledge, item }
    })
    context.outbox.wake()
    context.jobs.wake()
    return answerOf(written)
  }
}

/** @throws {HttpError} 409 `pledge_paid` */
export function refusePaid({ paid_at, paid_by }: Pledge): void {
  if (!paid_at) return
  throw new HttpError(409, {
    error: 'pledge_paid',
    error_description: paid_by
      ? 'This pledge is marked as paid. Mark it as not paid first.'
      : 'This pledge is paid, so it stands.',
  })
}

/** @throws {HttpError} 409 `pledge_undone` */
export function refuseUndone({ undone_at }: Pledge): void {
  if (!undone_at) return
  throw new HttpError(409, {
    error: 'pledge_undone',
    error_description: 'This pledge is undone. Take it up again first.',
  })
}
