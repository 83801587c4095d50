import { atom } from 'nanostores'
import {
  adminOfflineOrders,
  adminPaymentProblems,
  cancelOfflineOrder,
  type OfflineOrder,
  type PaymentProblem,
  receiveOfflineOrder,
  settlePaymentProblem,
} from '../../../api/admin-payments.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { type PaidBy, paidByWays } from '../../../api/paid-by.ts'
import { createResource } from '../../../store/resource.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createChange, createTable, reread } from '../table.store.ts'

/** The ways in which the organiser may have been paid. */
export const waysPaid = paidByWays

export const statuses = ['awaited', 'paid', 'ended', 'all'] as const
export type PaymentStatus = (typeof statuses)[number]
export type PaymentsPage = OutputOf<typeof adminOfflineOrders>

/** Orders that are paid to the organiser outside this platform. */
export const offlinePayments = defineUserSlice('desk-payments', site => {
  const { environment } = site
  const call = userCall(site)
  const $status = atom<PaymentStatus>('awaited')
  const table = createTable<OfflineOrder, PaymentsPage>(environment, ({ search, page, limit }) =>
    call(adminOfflineOrders, {
      status: $status.get(),
      search: search || undefined,
      page: String(page),
      limit: String(limit),
    }),
  )
  const receive = ({ order_id, paid_by }: OfflineOrder, paidBy: PaidBy | null) =>
    reread(table, () => call(receiveOfflineOrder, { order_id, paid_by: paidBy, paid_by_before: paid_by ?? null }))
  const cancel = createChange<OfflineOrder>(environment, table, async ({ order_id }) => {
    await call(cancelOfflineOrder, { order_id })
  })
  function show(status: PaymentStatus): void {
    $status.set(status)
    table.turn(1)
  }
  return { table, $status, show, receive, cancel }
})

/** Payments by card that do not match their order, until the organiser has dealt with them. */
export const paymentProblems = defineUserSlice('desk-payment-problems', site => {
  const { environment } = site
  const call = userCall(site)
  const page = createResource({ environment, load: () => call(adminPaymentProblems, {}) })
  const settle = createChange<PaymentProblem>(environment, { page }, async ({ problem_id }) => {
    await call(settlePaymentProblem, { problem_id })
  })
  return { page, settle }
})
