import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './events.input.ts'

export const organiserEvents = endpoint<typeof inputs.organiserEvents>()({
  method: 'GET',
  path: '/events',
  scope: 'app',
  access: 'anyone',
  output: v.object({
    /** By name. */
    events: v.array(v.object({ event_path_name: v.string(), name: v.string() })),
  }),
})
