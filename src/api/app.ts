import * as v from 'valibot'
import type * as inputs from './app.input.ts'
import { endpoint } from './endpoint.ts'
import { count, instant, maybe } from './wire.ts'

export const appStatus = endpoint<typeof inputs.appStatus>()({
  method: 'GET',
  path: '/app/status',
  scope: 'app',
  access: 'open',
  output: v.object({
    status: v.picklist(['ok', 'maintenance']),
    server_time: instant(),
    maintenance_eta: maybe(instant()),
    /** Minutes. */
    maintenance_period: maybe(count()),
  }),
})

export const appInfo = endpoint<typeof inputs.appInfo>()({
  method: 'GET',
  path: '/app.json',
  scope: 'app',
  access: 'open',
  output: v.object({ version: v.string(), build: count() }),
})
