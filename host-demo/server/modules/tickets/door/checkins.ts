import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** The most scans that a device gets in one answer. */
const most = 500

export const doorScans: Handler<typeof endpoints.doorScans> = async call => {
  const { db } = call.context
  const { id } = await call.event()
  const rows = await db
    .selectFrom('door_scans')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['sequence', 'guest_ticket_id', 'act', 'happened_at', 'door', 'first_name', 'last_name'])
    .$narrowType<{ guest_ticket_id: string }>()
    .where('event_id', '=', id)
    .where('sequence', '>', call.input.after)
    .where('result', 'in', ['in', 'out'])
    .orderBy('sequence')
    .limit(most)
    .execute()
  return {
    items: rows.map(({ sequence, guest_ticket_id, act, happened_at, door, ...by }) => ({
      sequence,
      guest_ticket_id,
      act,
      checkin: checkinWire(happened_at, door, by),
    })),
  }
}

/** By the scan's number: who let somebody in, and when. */
export async function checkinsOf(db: Kysely<Database>, sequences: readonly number[]) {
  if (!sequences.length) return new Map<number, Checkin>()
  const rows = await db
    .selectFrom('door_scans')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['sequence', 'happened_at', 'door', 'first_name', 'last_name'])
    .where('sequence', 'in', sequences)
    .execute()
  return new Map(
    rows.map(({ sequence, happened_at, door, ...by }): [number, Checkin] => [
      sequence,
      checkinWire(happened_at, door, by),
    ]),
  )
}

type Checkin = ReturnType<typeof checkinWire>

interface Name {
  readonly first_name: string | null
  readonly last_name: string | null
}

export const checkinWire = (at: Date, door: string | null, by?: Name) => ({
  at: at.toISOString(),
  door,
  by: [by?.first_name, by?.last_name].filter(Boolean).join(' ') || null,
})
