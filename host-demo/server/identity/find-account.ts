import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail } from '../platform/hashes.ts'
import { validationError } from '../platform/http/http-error.ts'
import type { Event } from './events.ts'
import { normalMobile } from './mobiles.ts'
import type { Person } from './sessions.ts'

/** What names an account: the address or the number, as it is compared. */
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
 * The identifier that the event asks for; the other one where `other` allows it.
 * @throws {HttpError} 400 where it is missing
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

/** More accounts than a family has on one number are not looked at: the oldest come first. */
const mostOnOneNumber = 5

/** The accounts with this identifier: of an address one at most, of a number those who share it, oldest first. */
export function findAccounts(db: Kysely<Database>, { type, normal }: Identifier): Promise<Person[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(type === 'email' ? 'email_normal' : 'mobile_normal', '=', normal)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostOnOneNumber)
    .execute()
}

export async function accountOf(db: Kysely<Database>, emailNormal: string): Promise<Person | undefined> {
  return db.selectFrom('users').selectAll().where('email_normal', '=', emailNormal).executeTakeFirst()
}
