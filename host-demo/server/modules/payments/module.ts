import type { Module } from '../module.ts'
import { cancelOfflineOrder, receiveOfflineOrder, undoableOrder } from './order-handlers.ts'
import { adminOfflineOrders } from './read-orders.ts'
import { germanPaymentErrors } from './words.de.ts'

/** Payments that the organiser receives without this platform. The orders themselves are the checkout's. */
export const payments = {
  name: 'payments',
  handlers: { adminOfflineOrders, receiveOfflineOrder, cancelOfflineOrder },
  permissions: ['viewlist', 'edit'],
  undoes: { offline_order: undoableOrder },
  words: germanPaymentErrors,
} as const satisfies Module
