import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { arrived } from '../../checkout/payments/problems.ts'
import type { Undoable } from '../../identity/audit/logged-kind.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Handler } from '../../identity/call.ts'
import { decimalsOf } from '../../platform/currency.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'

export const adminPaymentProblems: Handler<typeof endpoints.adminPaymentProblems> = async call => {
  const event = await call.event()
  const rows = await arrived(call.context.db)
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['payment_problems.id', 'amount', 'payment_problems.currency', 'payment_problems.payment_intent_id'])
    .select(['found_at', 'reference', 'first_name', 'last_name', 'email', 'total'])
    .where('event_id', '=', event.id)
    .where('settled_at', 'is', null)
    .orderBy('payment_problems.id')
    .execute()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: rows.map(({ currency, ...row }) => ({
      problem_id: String(row.id),
      order_reference: row.reference,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      order_total: row.total,
      amount: Number(row.amount),
      currency: currency ?? event.currency,
      currency_decimals: decimalsOf(currency ?? event.currency),
      found_at: row.found_at.toISOString(),
      payment_intent_id: row.payment_intent_id,
    })),
  }
}

export const settlePaymentProblem: Handler<typeof endpoints.settlePaymentProblem> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const { problem_id: id } = call.input
  await inTransaction(db, async trx => {
    const found = await lockProblem(trx, event.id, id)
    if (!found) throw notFound()
    if (found.settled_at) return
    await settle(trx, id, await databaseTime(trx, now))
    await recordAction(trx, call, {
      action: 'settle',
      kind: 'payment_problem',
      id: String(id),
      title: found.reference,
      before: recorded(false),
      after: recorded(true),
    })
  })
  return {}
}

export const undoableProblem: Undoable = {
  needs: { edit: 'payments.edit' },
  async read(trx, _, event, id) {
    const found = await lockProblem(trx, event.id, Number(id))
    return found ? recorded(found.settled_at !== null) : null
  },
  async restore(trx, { now }, _, id, value) {
    await settle(trx, Number(id), value?.settledYN === 'yes' ? await databaseTime(trx, now) : null)
  },
}

const recorded = (isSettled: boolean) => ({ settledYN: isSettled ? 'yes' : 'no' })

const lockProblem = (trx: Transaction<Database>, eventId: string, id: number) =>
  arrived(trx)
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['settled_at', 'reference'])
    .where('payment_problems.id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate('payment_problems')
    .executeTakeFirst()

const settle = (trx: Transaction<Database>, id: number, settled_at: Date | null) =>
  trx.updateTable('payment_problems').set({ settled_at }).where('id', '=', id).execute()

function notFound(): HttpError {
  return new HttpError(404, {
    error: 'payment_problem_not_found',
    error_description: 'This payment is not here (any more).',
  })
}
