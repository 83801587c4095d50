import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Words } from '../platform/mail/draft.ts'
import type { Person } from './sessions.ts'

/** What is deleted. */
export interface Erasure {
  readonly person: Person
  /** The charity that is told to: what is another one's stays as it is. */
  readonly organisationId: string
  readonly at: Date
  /** An address for rows that must keep one: the same for all of this person's, and nobody's. */
  readonly nobody: string
  /** Only the race tests switch it off. */
  readonly rowLocks: boolean
}

/** What a floor or a module does with the data that it keeps about people. */
export interface PersonalData {
  /** Everything it keeps about somebody, by kind of record. Secrets and their hashes stay here. */
  export?(db: Kysely<Database>, person: Person): Promise<Readonly<Record<string, unknown>>>
  /**
   * Deletes or anonymises it, in the transaction that deletes the account.
   * @returns what the letter about the deletion says of it
   */
  erase?(trx: Transaction<Database>, erasure: Erasure): Promise<readonly Words[]>
  /** After the commit: what is left to be done elsewhere, such as at the card provider. */
  erased?(context: Context): Promise<void>
}
