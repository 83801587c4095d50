import { createHmac, randomInt } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import { sha256 } from '../platform/hashes.ts'
import { HttpError } from '../platform/http/http-error.ts'

/** A one-time code that was sent and has not been entered yet. */
export type CodeWait = Selectable<Database['code_waits']>

/** The part of the context that codes need. */
export type Codes = Pick<Context, 'db' | 'now' | 'jobs' | 'codeKey'>

/** Milliseconds during which a code can be entered. */
export const waitLifetime = 60 * 60 * 1000

/** The wait that an `otp_id` names, while codes can still be entered. */
export async function openWait(db: Kysely<Database>, otpId: string, at: Date): Promise<CodeWait | undefined> {
  return db
    .selectFrom('code_waits')
    .selectAll()
    .where('id_hash', '=', sha256(otpId))
    .where('done_at', 'is', null)
    .where('began_at', '>', new Date(at.getTime() - waitLifetime))
    .executeTakeFirst()
}

/** A keyed hash: a plain hash of six digits could be reversed by trying them all. */
export function codeHash(key: string, { purpose, subject }: CodeWait, code: string): string {
  return createHmac('sha256', key).update([purpose, subject, code].join('\n')).digest('hex')
}

export function newDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

export function invalidCode(): HttpError {
  const description = 'This code is not right, or too old. Check it, or ask for a new one.'
  return new HttpError(400, { error: 'invalid_otp', error_description: description, fields: { otp: description } })
}

/** After a change of address: a code that was mailed before it proves nothing any more. */
export async function dropWaits(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('code_waits').where('user_id', '=', userId).execute()
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
}

/** Deletes expired codes, with the data of sign-ups that were never confirmed. */
export async function pruneCodes(db: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  await db.deleteFrom('one_time_codes').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('code_waits').where('began_at', '<', yesterday).execute()
}
