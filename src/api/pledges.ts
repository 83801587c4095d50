import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './pledges.input.ts'
import {
  pledgeEvent,
  pledgeItemEvent,
  pledgeItemStates,
  pledgeItemsRead,
  pledgeRemovedEvent,
  pledgesGivenRead,
} from './pledges-read.ts'
import { count, currency, decimals, file, instant, maybe, minor, yesNo } from './wire.ts'

/** What changes while people pledge. It is read, and pushed as `pledge-item-data`. Amounts are minor units. */
export const pledgeItemData = v.object({
  pledge_item_id: v.string(),
  /** Grows with each change. Data with a lower number is outdated. */
  sequence: count(),
  state: v.picklist(pledgeItemStates),
  /** All that was pledged, whether paid or promised, less refunds. */
  pledged: count(),
  /** What a matched fund adds to it. */
  matched: count(),
  pledge_count: count(),
})

/** An amount to choose, and what it does. */
export const pledgeLevel = v.object({ level_id: v.string(), amount: minor(), does: v.string() })

/** A pledge item, as a list shows it. */
const brief = {
  ...pledgeItemData.entries,
  number: count(),
  title: v.string(),
  summary: v.string(),
  picture: maybe(file()),
  target: maybe(minor()),
  /** From high to low. */
  levels: v.array(pledgeLevel),
  /** Can donors choose another amount than those of the levels? */
  own_amountYN: yesNo(),
  /** Can donors promise now and pay later, by a link that they are sent? */
  pay_laterYN: yesNo(),
}

const item = v.object(brief)

export const pledgeItems = endpoint<typeof inputs.pledgeItems>()({
  ...pledgeItemsRead,
  output: v.object({ currency: currency(), currency_decimals: decimals(), items: v.array(item) }),
})

/** A charity that donors can choose. */
const charity = v.object({
  charity_id: v.string(),
  name: v.string(),
  summary: v.string(),
  charity_number: maybe(v.string()),
  picture: maybe(file()),
})

export const charities = endpoint<typeof inputs.charities>()({
  method: 'GET',
  path: '/charities',
  scope: 'event',
  access: 'open',
  output: v.array(charity),
})

export const pledgeItem = endpoint<typeof inputs.pledgeItem>()({
  method: 'GET',
  path: '/pledges/:pledge_item_id',
  scope: 'event',
  access: 'open',
  output: v.object({
    ...brief,
    currency: currency(),
    currency_decimals: decimals(),
    /** HTML. */
    description: v.string(),
    /** Those that a pledge can be divided among. Empty: it is for the event's own charity. */
    charities: v.array(charity),
  }),
})

/** A pledge as everybody may see it. It is read, and pushed as `pledge-data`. */
export const pledgeData = v.object({
  pledge_id: v.string(),
  pledge_item_id: v.string(),
  sequence: count(),
  at: instant(),
  /** The donor's short name, or their paddle in digits. Null: anonymous. */
  shown_as: maybe(v.string()),
  /** Null: the donor hides it. Then the level and the match, which would reveal it, are null too. */
  amount: maybe(minor()),
  level_id: maybe(v.string()),
  matched: maybe(minor()),
})

export const pledgesGiven = endpoint<typeof inputs.pledgesGiven>()({
  ...pledgesGivenRead,
  output: v.array(pledgeData),
})

export const promisePledge = endpoint<typeof inputs.promisePledge>()({
  method: 'POST',
  path: '/pledges/:pledge_item_id/promise',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    pledge_id: v.string(),
    title: v.string(),
    amount: minor(),
    /** What a matched fund keeps for it. */
    matched: count(),
    /** The path of the screen where it is paid, as in the mail. */
    path: v.string(),
    /** Was it mailed? One address gets only a few such mails a day. */
    mailedYN: maybe(yesNo()),
  }),
})

/** A promised pledge, for whoever has its link. */
export const promisedPledge = endpoint<typeof inputs.promisedPledge>()({
  method: 'GET',
  path: '/checkout/promised-pledge',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** What it was promised for. */
    pledge_item_id: maybe(v.string()),
    title: v.string(),
    amount: minor(),
    matched: count(),
    currency: currency(),
    currency_decimals: decimals(),
    /** How it is divided among charities. Empty: it is not. */
    parts: v.array(v.object({ charity_id: v.string(), name: v.string(), amount: minor() })),
    status: v.picklist(['open', 'paid', 'undone']),
    /** Who promised it, as far as known. Absent once it is paid or taken back. */
    guest: maybe(v.object({ first_name: v.string(), last_name: v.string(), email: v.string() })),
  }),
})

export const pledgeItemPush = {
  event: pledgeItemEvent,
  data: v.object({
    ...pledgeItemData.entries,
    /** The organiser has changed its texts, amounts or visibility: read it again. */
    editedYN: yesNo(),
  }),
} as const
export const pledgePush = { event: pledgeEvent, data: pledgeData } as const
/** A pledge was hidden or undone. */
export const pledgeRemovedPush = {
  event: pledgeRemovedEvent,
  data: v.object({ pledge_id: v.string(), pledge_item_id: v.string(), sequence: count() }),
} as const

export type PledgeItem = OutputOf<{ output: typeof item }>
export type PledgeItemData = OutputOf<{ output: typeof pledgeItemData }>
export type PledgeItemDetails = OutputOf<typeof pledgeItem>
export type PledgeLevel = OutputOf<{ output: typeof pledgeLevel }>
export type PledgeData = OutputOf<{ output: typeof pledgeData }>
export type Charity = OutputOf<{ output: typeof charity }>
export type PromisedPledge = OutputOf<typeof promisedPledge>
