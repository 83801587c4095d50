import * as v from 'valibot'
import { described } from './endpoint.ts'

export const order = described({
  summary: "One order, for its owner's session or whoever holds its key.",
  errors: ['order_not_found'],
  input: v.object({ order_id: v.string(), order_key: v.nullish(v.string()) }),
})

export const orders = described({
  summary: "The signed-in person's orders in this event, newest first.",
  input: v.object({}),
})
