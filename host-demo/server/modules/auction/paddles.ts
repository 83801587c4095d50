import type { Module } from '../module.ts'

/** The bidders with these paddles. */
export const paddles: NonNullable<Module['paddles']> = async (db, eventId, numbers) => {
  if (!numbers.length) return new Map()
  const found = await db
    .selectFrom('bidders')
    .select(['paddle', 'user_id', 'shown_as'])
    .where('event_id', '=', eventId)
    .where('paddle', 'in', numbers)
    .execute()
  return new Map(found.map(({ paddle, ...holder }) => [paddle, holder]))
}
