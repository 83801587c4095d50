import * as v from 'valibot'
import { described } from './endpoint.ts'

const lot = v.object({ auction_item_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export const watchedLots = described({
  summary: 'The lots of the event that somebody watches, in the order of the catalogue.',
  takesPageSessions: true,
  input: v.object({}),
})

export const watchLot = described({
  summary: 'Watches a lot. Returns all watched lots.',
  takesPageSessions: true,
  errors: ['lot_not_found'],
  input: lot,
})

export const unwatchLot = described({
  summary: 'Watches a lot no more. Returns all watched lots.',
  takesPageSessions: true,
  errors: ['lot_not_found'],
  input: lot,
})
