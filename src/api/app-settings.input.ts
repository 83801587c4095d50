import * as v from 'valibot'
import { described } from './endpoint.ts'

const which = {
  /** The event's path name or id. Default: the event of the host, else `default_microsite`. */
  event: v.optional(v.string()),
}

export const blockSettings = described({
  summary: 'What every block needs to know of an event before its first content; a part of `/app/settings`.',
  errors: ['event_not_found'],
  input: v.object(which),
})

export const appSettings = described({
  summary: 'All that the front end needs to know of an event before anything else.',
  isKept: true,
  errors: ['event_not_found'],
  input: v.object({
    ...which,
    /** Milliseconds since 1970, to bypass caches. */
    timestamp: v.optional(v.union([v.number(), v.string()])),
  }),
})
