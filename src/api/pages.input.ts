import * as v from 'valibot'
import { described } from './endpoint.ts'

export const page = described({
  summary: "A page of the organiser's: HTML and dynamic blocks, in order.",
  errors: ['event_not_found', 'page_not_found'],
  input: v.object({
    key: v.string(),
    event: v.optional(v.string()),
    /** A signed token that shows an unpublished page, as in `?preview=` of its address. */
    preview: v.optional(v.string()),
  }),
})

export const pagePreview = described({
  summary: "A page as the event's organisers see it: also before it is published.",
  errors: ['page_not_found'],
  needs: 'pages.view',
  input: v.object({ key: v.string() }),
})
