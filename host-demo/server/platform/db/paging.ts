import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import { pageSizes } from '../../../../src/api/paging.ts'

interface Page {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** A query's limit and offset. */
export function pageOf({ page = 1, limit = pageSizes[0] }: Page): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit }
}

/** The rows of a page, and how many there are on all pages. @param rows what is read of `found`, in its order */
export async function rowsOfPage<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, object>,
  rows: SelectQueryBuilder<DB, TB, Row>,
  page: Page,
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const { limit, offset } = pageOf(page)
  const counted: { total?: number } = await found
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await rows.limit(limit).offset(offset).execute(), total: Number(counted.total) }
}

/** Does the text contain what was typed, ignoring case and accents? */
export const contains = (text: RawBuilder<unknown>, typed: string) => {
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${plain(text)} ilike ${plain(sql`${pattern}`)}`
}

const plain = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(normalize(${text}::text, NFKD), '[\\u0300-\\u036f]', '', 'g')`
