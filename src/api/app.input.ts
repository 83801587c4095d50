import * as v from 'valibot'
import { described } from './endpoint.ts'

export const appStatus = described({
  summary: 'Is the platform well, what time does its clock show, and is maintenance planned?',
  input: v.object({}),
})

export const appInfo = described({
  summary: 'Version and build that a fresh load of the front end would get. Never cached.',
  input: v.object({
    timestamp: v.optional(v.union([v.number(), v.string()])),
    random: v.optional(v.union([v.number(), v.string()])),
  }),
})
