import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { maybe } from './wire.ts'

/** The page-level dynamic content types of the specification. */
export const dynamicContent = [
  'total_raised',
  'donation_progress',
  'donation_form',
  'pledge_listing',
  'individual_giving_listing',
  'auction_lots_listing',
  'buy_now_listing',
] as const

export const page = endpoint({
  method: 'GET',
  path: '/pages/:key',
  scope: 'event',
  access: 'open',
  summary: "A page of the organiser's: HTML and dynamic blocks, in order.",
  errors: ['event_not_found', 'page_not_found'],
  input: v.object({ key: v.string(), event: v.optional(v.string()) }),
  output: v.object({
    key: v.string(),
    title: v.string(),
    description: maybe(v.string()),
    template: maybe(v.string()),
    content: v.array(
      v.variant('type', [
        v.object({ type: v.literal('html'), html: v.string() }),
        v.object({ type: v.picklist(dynamicContent) }),
      ]),
    ),
  }),
})
