import * as v from 'valibot'
import { pageSizes } from './paging.ts'

/** The query of a table: which page, of what size, and a text that its rows must have. */
export const paging = {
  /** From 1, which is the default. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
  /** @default 25 */
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(pageSizes))),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
}
