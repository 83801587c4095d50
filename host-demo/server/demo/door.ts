import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'

/** Guests of honour, and how many minutes before the demo began they came, if they have come. */
const invited: readonly (readonly [name: string, minutesAgo?: number])[] = [
  ['Amara Okafor', 34],
  ['Tomos Bevan', 31],
  ['Priya Raman', 22],
  ['Elsie Hartley', 9],
  ['Callum Fraser'],
  ['Ingrid Solheim'],
  ['Noor Aziz'],
  ['Benedict Lyle'],
]

/** Seeds the ball's guests of honour, some of whom have come in already. */
export async function seedDoor(trx: Transaction<Database>, event: Pick<DemoEvent, 'id'>, now: Date): Promise<void> {
  if (event.id !== 'moonlight') return
  for (const [index, [name, minutesAgo]] of invited.entries()) {
    const id = `gst_${randomUUID().replaceAll('-', '')}`
    const at = minutesAgo === undefined ? undefined : new Date(now.getTime() - minutesAgo * 60_000)
    const door = index % 2 ? 'Garden gate' : 'Main door'
    const row = { id, event_id: event.id, title: 'Guest of honour', number: index + 1, created_at: now }
    // Fixed, so that a hand scanner can be tried: it types the code.
    const code = `BALLGUEST${String(index + 1).padStart(7, '0')}`
    const answer = { guest_name: name, rsvp_status: 'yes', answered_at: now, bundle_title: 'Table 1' } as const
    const checkin = at && ({ checkin_status: 'in', checked_in_at: at, checked_in_where: door } as const)
    await trx
      .insertInto('guest_tickets')
      .values({ ...row, ...answer, ...checkin, code })
      .execute()
    if (!at) continue
    const times = { scanned_at: at, happened_at: at, received_at: at }
    const scan = { id: randomUUID(), event_id: event.id, guest_ticket_id: id, act: 'in', result: 'in' } as const
    await trx
      .insertInto('door_scans')
      .values({ ...scan, ...times, door })
      .execute()
  }
}
