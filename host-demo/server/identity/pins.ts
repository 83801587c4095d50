import type { Kysely, Transaction } from 'kysely'
import { securePinLength } from '../../../src/api/person.ts'
import type { Database } from '../platform/db/schema.ts'
import { pinHours } from './account-letters.ts'
import { newDigits } from './code-waits.ts'
import { type Hashing, hashPassword, passwordMatches } from './passwords.ts'
import type { Person } from './sessions.ts'

/** A new, unused PIN, and the hash to store. */
export async function newPin(hashing: Hashing): Promise<{ digits: string; hash: string }> {
  const digits = newDigits(securePinLength)
  return { digits, hash: await hashPassword(digits, hashing) }
}

/** The old PIN stays valid until this one is used for the first time. */
export async function setNextPin(trx: Transaction<Database>, userId: string, hash: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ next_secure_pin: hash, next_secure_pin_expires_at: new Date(now.getTime() + pinHours * 60 * 60_000) })
    .where('id', '=', userId)
    .execute()
}

/** Finds which of these people the PIN belongs to. Takes the same time if there is no account. */
export async function ownerOfPin(
  db: Kysely<Database>,
  people: readonly Person[],
  pin: string,
  { now, hashing }: { readonly now: Date; readonly hashing: Hashing },
): Promise<Person | undefined> {
  for (const person of people.length ? people : [undefined]) {
    const isNextGood = (person?.next_secure_pin_expires_at ?? now) > now
    const next = isNextGood ? person?.next_secure_pin : undefined
    const [isOwn, isNext] = await Promise.all([
      passwordMatches(pin, person?.secure_pin ?? undefined, hashing),
      passwordMatches(pin, next ?? undefined, hashing),
    ])
    if (!person || !(isOwn || isNext)) continue
    if (isNext) await takeOver(db, person)
    return person
  }
  return undefined
}

async function takeOver(db: Kysely<Database>, { id, next_secure_pin }: Person): Promise<void> {
  await db
    .updateTable('users')
    .set({ secure_pin: next_secure_pin, next_secure_pin: null, next_secure_pin_expires_at: null })
    .where('id', '=', id)
    .where('next_secure_pin', '=', next_secure_pin)
    .execute()
}
