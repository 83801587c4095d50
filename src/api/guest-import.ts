import * as v from 'valibot'
import { endpoint, type InputOf, type OutputOf } from './endpoint.ts'
import type * as inputs from './guest-import.input.ts'
import { count, maybe } from './wire.ts'

/** Why a line can't be imported. */
export const lineProblems = [
  'name_missing',
  'email_missing',
  'email_wrong',
  'mobile_wrong',
  'twice_in_file',
  'already_guest',
  'order_unknown',
  'order_full',
  'order_unpaid',
] as const

export const importGuests = endpoint<typeof inputs.importGuests>()({
  method: 'POST',
  path: '/admin/guest-imports',
  scope: 'event',
  access: 'user',
  output: v.object({
    lines: v.array(v.object({ line: count(), problem: maybe(v.picklist(lineProblems)) })),
    /** How many guests were imported. 0 as long as a line has a problem. */
    written: count(),
  }),
})

export type ImportRow = InputOf<typeof importGuests>['rows'][number]
export type ImportLine = OutputOf<typeof importGuests>['lines'][number]
