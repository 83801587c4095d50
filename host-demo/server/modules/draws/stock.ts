import type { Kysely } from 'kysely'
import { mostNumbers } from '../../../../src/api/draws.input.ts'
import { leftOf, leftOfEach, type Stock } from '../../checkout/holds/holds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { DrawRow } from './find-draw.ts'
import { mostProceeds } from './law.ts'

/** The subject that is held and locked while somebody pays for numbers. */
export const subjectOf = ({ id }: Pick<DrawRow, 'id'>) => `draw:${id}`

type Sold = Pick<DrawRow, 'id' | 'kind' | 'price' | 'numbers_each' | 'capacity' | 'sold'>

/** The most numbers that can be sold, in whole purchases. Null: unlimited. */
export function capacityOf({
  kind,
  price,
  numbers_each: each,
  capacity,
}: Pick<DrawRow, 'kind' | 'price' | 'numbers_each' | 'capacity'>): number | null {
  const most = mostProceeds[kind]
  if (most === null) return capacity
  const lawful = Math.floor(most / price)
  return Math.min(capacity ?? Number.POSITIVE_INFINITY, lawful - (lawful % each))
}

function stockOf(draw: Sold): Stock | undefined {
  const total = capacityOf(draw)
  return total === null ? undefined : { subject: subjectOf(draw), total, sold: draw.sold }
}

/** Numbers that are neither sold nor held. Null: unlimited. */
export async function leftIn(db: Kysely<Database>, draw: Sold, exceptLine?: number): Promise<number | null> {
  const stock = stockOf(draw)
  return stock ? leftOf(db, stock, exceptLine === undefined ? {} : { exceptLine }) : null
}

/**
 * The number left as guests see it. Without a limit by the organiser they only learn that the numbers come to an end.
 */
export const shownLeft = ({ capacity }: Pick<DrawRow, 'capacity'>, left: number | null): number | null =>
  capacity === null && left !== null && left > mostNumbers ? null : left

/** `leftIn` of many draws in one query. */
export async function leftInEach(db: Kysely<Database>, draws: readonly Sold[]) {
  const left = await leftOfEach(
    db,
    draws.flatMap(draw => stockOf(draw) ?? []),
  )
  return (draw: Sold): number | null => left.get(subjectOf(draw)) ?? null
}
