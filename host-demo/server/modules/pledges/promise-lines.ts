import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import type { pledgeLine } from '../../../../src/api/pledges.input.ts'
import type { Database } from '../../platform/db/schema.ts'
import { validationError } from '../../platform/http/http-error.ts'
import { promiseOf } from './promises.ts'
import type { Pledge } from './wire.ts'

type Line = InferOutput<typeof pledgeLine>

/** The lines of an order that pays a promise. */
export async function promiseLines(db: Kysely<Database>, pledge: Pledge): Promise<Line[]> {
  const { parts, amount } = pledge
  const line = { origin: 'pledge' as const, promise: await promiseOf(db, pledge.id) }
  if (!parts.length) return [{ ...line, amount }]
  return parts.map(part => ({ ...line, ...part, pledge_amount: amount }))
}

/** The parts of a divided promise, with the charities' names. */
export async function namedParts(db: Kysely<Database>, { parts }: Pick<Pledge, 'parts'>) {
  if (!parts.length) return []
  const ids = parts.map(({ charity_id }) => charity_id)
  const named = await db.selectFrom('charities').select(['id', 'name']).where('id', 'in', ids).execute()
  return parts.map(part => ({ ...part, name: named.find(({ id }) => id === part.charity_id)?.name ?? '' }))
}

/**
 * The amount that a line pays of a promise: all of it, or the part of its charity.
 * @throws {HttpError} 400 if the promise has no such part
 */
export function partOf({ parts, amount }: Pledge, line: Line, field: string): number {
  if (!parts.length) return amount
  const part = parts.find(({ charity_id }) => charity_id === line.charity_id)
  if (part?.amount === line.amount && line.pledge_amount === amount) return part.amount
  throw validationError({ [`${field}.amount`]: 'The parts must add up to the whole amount' })
}
