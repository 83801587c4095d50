import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { newCode } from '../../host-demo/server/modules/tickets/seats/new-code.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import type { RunningServer } from '../../host-demo/server/start-server.ts'
import { event } from './demo-server.ts'

/** A new seat of an event, of a guest whom the organiser has invited. */
export async function newSeat(
  { context }: Pick<RunningServer, 'context'>,
  seat: Partial<Insertable<Database['guest_tickets']>> = {},
) {
  const row = { id: `gst_${randomUUID()}`, event_id: event, title: 'Dinner', number: 1, code: newCode() }
  const values = { ...row, guest_name: 'Ada Lovelace', created_at: new Date(), ...seat }
  await context.db.insertInto('guest_tickets').values(values).execute()
  return values
}
