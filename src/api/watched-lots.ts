import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './watched-lots.input.ts'

const watched = v.object({ auction_item_ids: v.array(v.string()) })

export const watchedLots = endpoint<typeof inputs.watchedLots>()({
  method: 'GET',
  path: '/account/watched-lots',
  scope: 'event',
  access: 'user',
  output: watched,
})

export const watchLot = endpoint<typeof inputs.watchLot>()({
  method: 'PUT',
  path: '/account/watched-lots/:auction_item_id',
  scope: 'event',
  access: 'user',
  output: watched,
})

export const unwatchLot = endpoint<typeof inputs.unwatchLot>()({
  method: 'DELETE',
  path: '/account/watched-lots/:auction_item_id',
  scope: 'event',
  access: 'user',
  output: watched,
})
