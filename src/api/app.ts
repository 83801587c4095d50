import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count, instant, maybe } from './wire.ts'

export const appStatus = endpoint({
  method: 'GET',
  path: '/app/status',
  scope: 'app',
  access: 'open',
  summary: 'Is the platform well, what time does its clock show, and is maintenance planned?',
  input: v.object({}),
  output: v.object({
    status: v.picklist(['ok', 'maintenance']),
    server_time: instant(),
    maintenance_eta: maybe(instant()),
    /** Minutes. */
    maintenance_period: maybe(count()),
  }),
})

export const appInfo = endpoint({
  method: 'GET',
  path: '/app.json',
  scope: 'app',
  access: 'open',
  summary: 'Version and build that a fresh load of the front end would get. Never cached.',
  input: v.object({
    timestamp: v.optional(v.union([v.number(), v.string()])),
    random: v.optional(v.union([v.number(), v.string()])),
  }),
  output: v.object({ version: v.string(), build: count() }),
})
