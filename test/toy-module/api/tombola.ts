import * as v from 'valibot'
import { endpoint } from '../../../src/api/endpoint.ts'
import { count, maybe, minor, nothing } from '../../../src/api/wire.ts'
import type * as inputs from './tombola.input.ts'

const state = v.object({
  /** Minor units. */
  price: minor(),
  left: count(),
  winner: maybe(v.string()),
})

export const tombola = endpoint<typeof inputs.tombola>()({
  method: 'GET',
  path: '/tombola',
  scope: 'event',
  access: 'open',
  output: state,
})

export const drawTombola = endpoint<typeof inputs.drawTombola>()({
  method: 'POST',
  path: '/tombola/draw',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const tombolaPush = { event: 'tombola', data: state } as const
