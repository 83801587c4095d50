import * as v from 'valibot'
import type * as inputs from './admin-waiting-list.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, instant, maybe } from './wire.ts'

const waiter = v.object({
  waiter_id: v.string(),
  /** Of the ticket type. */
  title: v.string(),
  quantity: count(),
  name: v.string(),
  email: v.string(),
  joined_at: instant(),
  /** Until when tickets are kept for them. Absent: none are offered yet. */
  offered_until: maybe(instant()),
})

export const adminWaitingList = endpoint<typeof inputs.adminWaitingList>()({
  method: 'GET',
  path: '/admin/waiting-list',
  scope: 'event',
  access: 'user',
  output: v.object({
    /** By ticket type, who joined first before the others. */
    items: v.array(waiter),
    /** On all pages. */
    total: count(),
  }),
})

export type Waiter = OutputOf<{ output: typeof waiter }>
