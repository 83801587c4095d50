import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Which series of numbers. */
interface Series {
  readonly organisation_id: string
  readonly year: number
}

/**
 * Draws the next number of a series: 1, 2, 3, … Its row stays locked until the transaction ends, so that a number whose
 * transaction fails is given to the next.
 */
export async function nextNumber(
  trx: Transaction<Database>,
  table: 'invoice_numbers' | 'credit_note_numbers',
  series: Series,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into ${sql.table(table)} as numbers (organisation_id, year, last)
    values (${series.organisation_id}, ${series.year}, 1)
    on conflict (organisation_id, year) do update set last = numbers.last + 1
    returning last`.execute(trx)
  return rows[0]?.last ?? Number.NaN
}

/** As printed: `2026-0042`. */
export function numberOf({ year, number }: { readonly year: number; readonly number: number }): string {
  return `${year}-${String(number).padStart(4, '0')}`
}

/** The year that a number is of, at the organisation. */
export const yearOf = (at: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))
