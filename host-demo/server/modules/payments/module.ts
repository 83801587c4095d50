import type { Module } from '../module.ts'
import { adminGiftAidClaim } from './gift-aid-claim.ts'
import { cancelOfflineOrder, receiveOfflineOrder, undoableOrder } from './order-handlers.ts'
import { adminPaymentProblems, settlePaymentProblem, undoableProblem } from './problems.ts'
import { adminOfflineOrders } from './read-orders.ts'
import { germanPaymentErrors } from './words.de.ts'

/** What the organiser's accounts need: payments outside this platform or to look at, and the claim of Gift Aid. */
export const payments = {
  name: 'payments',
  handlers: {
    adminOfflineOrders,
    receiveOfflineOrder,
    cancelOfflineOrder,
    adminPaymentProblems,
    settlePaymentProblem,
    adminGiftAidClaim,
  },
  permissions: ['viewlist', 'edit'],
  logs: {
    offline_order: { viewNeeds: 'payments.viewlist', undo: undoableOrder },
    payment_problem: { viewNeeds: 'payments.viewlist', undo: undoableProblem },
  },
  errors: { payment_problem_not_found: 404 },
  words: germanPaymentErrors,
} as const satisfies Module
