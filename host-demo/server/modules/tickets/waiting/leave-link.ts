import type { Kysely } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sameText } from '../../../platform/realtime/signatures.ts'
import { signatureOf } from '../seats/links.ts'

/** Whoever has it may leave the waiting list in this person's place. It is computed, not stored. */
export async function waitingToken(db: Kysely<Database>, waiterId: string): Promise<string> {
  return `${waiterId}.${await signatureOf(db, `waiting\n${waiterId}`)}`
}

/** @returns the waiter's id, if the token is genuine */
export async function waiterOfToken(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const [id = ''] = token.split('.')
  return sameText(token, await waitingToken(db, id)) ? id : undefined
}

/** The page with the button to leave. The token comes after `#`, so that it is in no server's log. */
export async function leaveLink(
  db: Kysely<Database>,
  event: Event,
  publicUrl: string,
  waiterId: string,
): Promise<string> {
  return `${siteAddress(event, publicUrl)}/tickets#waiting=${await waitingToken(db, waiterId)}`
}
