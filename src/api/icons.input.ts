import * as v from 'valibot'
import { described } from './endpoint.ts'

export const iconList = described({
  summary:
    'The icons of Font Awesome that an organiser may choose, as SVG paths; all of them, or those that are named.',
  isKept: true,
  input: v.object({
    /** With commas: `gavel,ticket`. Unknown ones are left out. */
    names: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
})
