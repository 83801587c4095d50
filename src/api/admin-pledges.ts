import * as v from 'valibot'
import type * as inputs from './admin-pledges.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { paidByWays } from './paid-by.ts'
import { pledgeItemData, pledgeLevel } from './pledges.ts'
import { count, currency, decimals, file, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/** A pledge as the desk sees it. */
const deskPledge = v.object({
  pledge_id: v.string(),
  pledge_item_id: v.string(),
  /** Grows with each change. A correction names the one that was read. */
  sequence: count(),
  at: instant(),
  amount: minor(),
  matched: count(),
  paddle: maybe(count()),
  /** How other guests would see them. */
  shown_as: maybe(v.string()),
  name: maybe(v.string()),
  email: maybe(v.string()),
  message: maybe(v.string()),
  source: v.picklist(['online', 'room']),
  anonymousYN: yesNo(),
  anonymous_amountYN: yesNo(),
  hiddenYN: yesNo(),
  undone_at: maybe(instant()),
  paid_at: maybe(instant()),
  /** How the organiser was paid. Absent: not through the desk. */
  paid_by: maybe(v.picklist(paidByWays)),
  /** Minor units. */
  refunded: count(),
})

const withNumbers = v.object({ pledge: deskPledge, item: pledgeItemData })

export const adminPledges = endpoint<typeof inputs.adminPledges>()({
  method: 'GET',
  path: '/admin/pledges',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(deskPledge),
    /** On all pages. */
    total: count(),
  }),
})

export const recordPledge = endpoint<typeof inputs.recordPledge>()({
  method: 'POST',
  path: '/admin/pledges',
  scope: 'event',
  access: 'user',
  output: withNumbers,
})

export const correctPledge = endpoint<typeof inputs.correctPledge>()({
  method: 'PUT',
  path: '/admin/pledges/:pledge_id',
  scope: 'event',
  access: 'user',
  output: withNumbers,
})

export const hidePledge = endpoint<typeof inputs.hidePledge>()({
  method: 'POST',
  path: '/admin/pledges/:pledge_id/hide',
  scope: 'event',
  access: 'user',
  output: withNumbers,
})

export const undoPledge = endpoint<typeof inputs.undoPledge>()({
  method: 'POST',
  path: '/admin/pledges/:pledge_id/undo',
  scope: 'event',
  access: 'user',
  output: withNumbers,
})

export const receivePledge = endpoint<typeof inputs.receivePledge>()({
  method: 'POST',
  path: '/admin/pledges/:pledge_id/received',
  scope: 'event',
  access: 'user',
  output: withNumbers,
})

export const mailPledgeLink = endpoint<typeof inputs.mailPledgeLink>()({
  method: 'POST',
  path: '/admin/pledges/:pledge_id/payment-link',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

/** A pledge item with everything that can be edited. */
const adminItem = v.object({
  ...pledgeItemData.entries,
  number: count(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  publishedYN: yesNo(),
  title: v.string(),
  summary: v.string(),
  /** As it is edited: text with empty lines between its paragraphs, or HTML. */
  description: v.string(),
  picture: maybe(file()),
  target: maybe(minor()),
  levels: v.array(pledgeLevel),
  own_amountYN: yesNo(),
  pay_laterYN: yesNo(),
  charity_ids: v.array(v.string()),
})

export const adminPledgeItems = endpoint<typeof inputs.adminPledgeItems>()({
  method: 'GET',
  path: '/admin/pledge-items',
  scope: 'event',
  access: 'user',
  output: v.object({ currency: currency(), currency_decimals: decimals(), items: v.array(adminItem) }),
})

export const adminPledgeItem = endpoint<typeof inputs.adminPledgeItem>()({
  method: 'GET',
  path: '/admin/pledge-items/:pledge_item_id',
  scope: 'event',
  access: 'user',
  output: adminItem,
})

export const addPledgeItem = endpoint<typeof inputs.addPledgeItem>()({
  method: 'POST',
  path: '/admin/pledge-items',
  scope: 'event',
  access: 'user',
  output: adminItem,
})

export const editPledgeItem = endpoint<typeof inputs.editPledgeItem>()({
  method: 'PUT',
  path: '/admin/pledge-items/:pledge_item_id',
  scope: 'event',
  access: 'user',
  output: adminItem,
})

export const deletePledgeItem = endpoint<typeof inputs.deletePledgeItem>()({
  method: 'DELETE',
  path: '/admin/pledge-items/:pledge_item_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

const adminCharity = v.object({
  charity_id: v.string(),
  name: v.string(),
  summary: v.string(),
  charity_number: maybe(v.string()),
})

export const adminCharities = endpoint<typeof inputs.adminCharities>()({
  method: 'GET',
  path: '/admin/charities',
  scope: 'event',
  access: 'user',
  output: v.array(adminCharity),
})

export const saveCharities = endpoint<typeof inputs.saveCharities>()({
  method: 'PUT',
  path: '/admin/charities',
  scope: 'event',
  access: 'user',
  output: v.array(adminCharity),
})

export type DeskPledge = OutputOf<{ output: typeof deskPledge }>
export type AdminCharity = OutputOf<{ output: typeof adminCharity }>
export type AdminPledgeItem = OutputOf<{ output: typeof adminItem }>
