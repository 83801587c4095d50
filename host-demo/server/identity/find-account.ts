import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail } from '../platform/hashes.ts'
import { validationError } from '../platform/http/http-error.ts'
import type { Event } from './events.ts'
import { normalMobile } from './mobiles.ts'
import type { Person } from './sessions.ts'

/** The address or number that identifies an account, normalised for comparison. */
export interface Identifier {
  readonly type: 'email' | 'mobile'
  readonly normal: string
  /** As it was typed. */
  readonly given: string
}

interface Named {
  readonly email?: string | null | undefined
  readonly mobile?: string | null | undefined
}

/**
 * The identifier that the event signs people in by. `other` also allows the other kind.
 * @throws {HttpError} 400 if it is missing
 */
export function identifierOf(event: Event, { email, mobile }: Named, { other = false } = {}): Identifier {
  const asked = event.login.identifier
  const byEmail = email ? ({ type: 'email', normal: normalEmail(email), given: email } as const) : undefined
  const byMobile = mobile
    ? ({ type: 'mobile', normal: normalMobile(mobile, event.settings.locale), given: mobile } as const)
    : undefined
  const [first, second] = asked === 'email' ? [byEmail, byMobile] : [byMobile, byEmail]
  const found = first ?? (other ? second : undefined)
  if (found) return found
  throw validationError(
    asked === 'email' ? { email: 'Please enter your email address' } : { mobile: 'Please enter your mobile number' },
  )
}

/** At most this many accounts with one number are checked, oldest first: enough for a family. */
const mostOnOneNumber = 5

/** The accounts with this identifier, oldest first: at most one for an address, and several that share a number. */
export function findAccounts(
  db: Kysely<Database>,
  { type, normal }: Pick<Identifier, 'type' | 'normal'>,
): Promise<Person[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(type === 'email' ? 'email_normal' : 'mobile_normal', '=', normal)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostOnOneNumber)
    .execute()
}

/** The accounts that a code's subject names: a normalised address or number. */
export const accountsNamed = (db: Kysely<Database>, subject: string): Promise<Person[]> =>
  findAccounts(db, { type: subject.includes('@') ? 'email' : 'mobile', normal: subject })

export async function accountWith(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function accountOf(db: Kysely<Database>, emailNormal: string): Promise<Person | undefined> {
  return db.selectFrom('users').selectAll().where('email_normal', '=', emailNormal).executeTakeFirst()
}
