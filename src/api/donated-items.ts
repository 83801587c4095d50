import * as v from 'valibot'
import type * as inputs from './donated-items.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals, file, instant, maybe, yesNo } from './wire.ts'

export const donatedItemTerms = endpoint<typeof inputs.donatedItemTerms>()({
  method: 'GET',
  path: '/donated-items/terms',
  scope: 'event',
  access: 'open',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** No: the closing date has passed. */
    takes_offersYN: yesNo(),
    closes_at: maybe(instant()),
    /** What the organisers ask for, and their terms: text with empty lines between its paragraphs. */
    introduction: v.string(),
  }),
})

export const offerItem = endpoint<typeof inputs.offerItem>()({
  method: 'POST',
  path: '/donated-items',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    offer_id: v.string(),
    title: v.string(),
    /** Was it confirmed by mail? One address gets only a few such mails a day. */
    mailedYN: yesNo(),
  }),
})

export const donatedItemPicture = endpoint<typeof inputs.donatedItemPicture>()({
  method: 'POST',
  path: '/donated-items/pictures',
  scope: 'event',
  access: 'anyone',
  output: v.object({ picture: file(), width: count(), height: count() }),
})

export type DonatedItemTerms = OutputOf<typeof donatedItemTerms>
