import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { serverSecret } from '../../../platform/db/server-secret.ts'
import { sameText } from '../../../platform/realtime/signatures.ts'
import type { SeatRow } from './tables.ts'

type Linked = Pick<SeatRow, 'id' | 'link_revision'>

/**
 * The token of a guest's personal link. It is computed, not stored: an earlier link can be mailed again, and none can
 * be read from the database. It is valid until the seat's `link_revision` changes.
 */
export async function seatToken(db: Kysely<Database>, { id, link_revision }: Linked): Promise<string> {
  return `${id}.${await signatureOf(db, `seat\n${id}\n${link_revision}`)}`
}

export async function isTokenOf(db: Kysely<Database>, seat: Linked, token: string): Promise<boolean> {
  return sameText(token, await seatToken(db, seat))
}

/** The key in an order's mails. Its holder may name the guests of the order's seats. */
export const ownerKey = (db: Kysely<Database>, orderId: string) => signatureOf(db, `order\n${orderId}`)

type Addressed = Linked & Pick<SeatRow, 'order_id'>

/** The token comes after `#`, so that it is in no server's log. An invitation's link opens the answer form. */
export async function seatLink(
  db: Kysely<Database>,
  event: Event,
  publicUrl: string,
  seat: Addressed,
): Promise<string> {
  const path = pathTo(seat.order_id === null ? 'ticket-rsvp' : 'confirm-ticket')
  return `${siteAddress(event, publicUrl)}${path}#${await seatToken(db, seat)}`
}

/** Where a buyer names guests, or sees all tickets of the order, without an account. */
export async function ownerLink(
  db: Kysely<Database>,
  event: Event,
  publicUrl: string,
  orderId: string,
  route: 'assign-guest' | 'your-tickets' = 'assign-guest',
): Promise<string> {
  return `${siteAddress(event, publicUrl)}${pathTo(route)}#${orderId}.${await ownerKey(db, orderId)}`
}

/** Signs any text that a ticket link contains. */
export async function signatureOf(db: Kysely<Database>, text: string): Promise<string> {
  const secret = await serverSecret(db, 'ticket links')
  return createHmac('sha256', secret).update(text).digest('base64url')
}
