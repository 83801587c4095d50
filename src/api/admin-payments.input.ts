import * as v from 'valibot'
import { described } from './endpoint.ts'
import { paging } from './paging.input.ts'
import { paidByWays } from './paid-by.ts'
import { rowId } from './row-id.input.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

export const adminOfflineOrders = described({
  summary: 'Orders that are to be paid, or were paid, to the organiser without this platform.',
  needs: 'payments.viewlist',
  input: v.object({
    /** `ended`: cancelled, or not paid in time; listed for 30 days. @default 'awaited' */
    status: v.optional(v.picklist(['awaited', 'paid', 'ended', 'all'])),
    ...paging,
  }),
})

export const receiveOfflineOrder = described({
  summary:
    'Records that the organiser was paid for an order, and how; puts right how; or takes it back, so that it is awaited again.',
  needs: 'payments.edit',
  errors: ['order_not_found', 'order_cancelled', 'payment_stands', 'payment_changed'],
  input: v.object({
    order_id: id(),
    paid_by: v.nullable(v.picklist(paidByWays)),
    /** How it was paid when the organiser looked. If that has changed since, nothing is recorded. */
    paid_by_before: v.optional(v.nullable(v.picklist(paidByWays))),
  }),
})

export const cancelOfflineOrder = described({
  summary: 'Ends an order that was not paid: what it holds is for others.',
  needs: 'payments.edit',
  errors: ['order_not_found', 'payment_stands'],
  input: v.object({ order_id: id() }),
})

export const adminPaymentProblems = described({
  summary: 'Payments by card that have arrived, do not match their order, and wait for the organiser.',
  needs: 'payments.viewlist',
  input: v.object({}),
})

export const settlePaymentProblem = described({
  summary: 'The organiser has dealt with a payment that does not match its order, such as by refunding it.',
  needs: 'payments.edit',
  errors: ['payment_problem_not_found'],
  input: v.object({ problem_id: rowId }),
})
