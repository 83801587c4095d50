import { pageSizes } from '../../../../src/api/paging.ts'

interface Page {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** A query's limit and offset. */
export function pageOf({ page = 1, limit = pageSizes[0] }: Page): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit }
}

/** A pattern for `ilike` that finds the text anywhere, with its own `%` and `_` as they are. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
