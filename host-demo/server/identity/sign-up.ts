import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail } from '../platform/hashes.ts'
import { validationError } from '../platform/http/http-error.ts'
import { postMail } from '../platform/mail/post-mail.ts'
import { securePin } from './account-letters.ts'
import type { Event } from './events.ts'
import { accountOf } from './find-account.ts'
import { normalMobile } from './mobiles.ts'
import type { Person } from './sessions.ts'
import type { Registration } from './tables.ts'

type Fields = Readonly<
  Partial<Record<Event['login']['registration_fields'][number]['name'], string | null | undefined>>
>

const asks = {
  first_name: 'Please enter your first name',
  last_name: 'Please enter your last name',
  email: 'Please enter your email address',
  mobile: 'Please enter your mobile number',
  password: 'Please enter a password',
} as const

/** @throws {HttpError} 400 with each field that the event requires and that is missing */
export function refuseMissing({ login }: Event, fields: Fields): void {
  const missing = login.registration_fields.filter(({ name, required }) => required === 'yes' && !fields[name])
  if (!missing.length) return
  throw validationError(Object.fromEntries(missing.map(({ name }) => [name, asks[name]])))
}

interface Opening {
  event: Event
  registration: Registration
  /** Sent if the event's people sign in by PIN. */
  pin: { digits: string; hash: string } | undefined
  now: Date
}

/** Opens the account of a confirmed sign-up, or finds the one that its owner has opened meanwhile. */
export async function openAccount(
  trx: Transaction<Database>,
  { event, registration, pin, now }: Opening,
): Promise<{ person: Person; isNew: boolean }> {
  const { first_name, last_name, email, mobile, password } = registration
  const email_normal = normalEmail(email)
  const person = await trx
    .insertInto('users')
    .values({
      id: `usr_${randomUUID().replaceAll('-', '')}`,
      email,
      email_normal,
      first_name,
      last_name,
      mobile,
      mobile_normal: mobile && normalMobile(mobile, event.settings.locale),
      password,
      secure_pin: pin?.hash ?? null,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('email_normal').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (person) {
    if (pin) await postMail(trx, event, email, securePin(first_name, pin.digits), now)
    return { person, isNew: true }
  }
  const owner = await accountOf(trx, email_normal)
  if (!owner) throw new Error('An account is there and is not')
  return { person: owner, isNew: false }
}
