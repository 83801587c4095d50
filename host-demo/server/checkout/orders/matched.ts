import type { Context } from '../../platform/context.ts'

/** By order: minor units that others add to it, such as a matched fund. */
export async function matchedOf(
  { db, now, origins }: Pick<Context, 'db' | 'now' | 'origins'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for (const origin of Object.values(origins)) {
    for (const [id, amount] of (await origin?.matched?.(db, orderIds, now())) ?? []) {
      sums.set(id, (sums.get(id) ?? 0) + amount)
    }
  }
  return sums
}
