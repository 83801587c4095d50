import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Words } from '../platform/mail/draft.ts'
import type { Person } from './sessions.ts'

/** What is erased. */
export interface Erasure {
  readonly person: Person
  /** The organisation that was asked to erase the account. Others keep their records. */
  readonly organisationId: string
  readonly at: Date
  /** Where a module finds the doors of others. */
  readonly modules: Context['modules']
  /** For orders that end with what is erased. */
  readonly origins: Context['origins']
  /** An address for rows that must have one: the same in all of this person's rows, and no real mailbox. */
  readonly nobody: string
  /** Always true, except in the race tests' negative controls. */
  readonly rowLocks: boolean
  /** For links in letters. */
  readonly publicUrl: string
}

/** How a floor or module exports, changes and erases the personal data that it keeps. */
export interface PersonalData {
  /** Exports all of a person's records, by kind. Never secrets or their hashes. */
  export?(db: Kysely<Database>, person: Person): Promise<Readonly<Record<string, unknown>>>
  /** Follows an account to a new address, in the transaction that changes it. `person` still has the old one. */
  readdress?(trx: Transaction<Database>, person: Person, email: string): Promise<void>
  /**
   * Deletes or anonymises the records, in the transaction that deletes the account.
   * @returns sentences about them for the letter that confirms the deletion
   */
  erase?(trx: Transaction<Database>, erasure: Erasure): Promise<readonly Words[]>
  /** Deletes or anonymises the records of orders that ended unpaid long ago. */
  forgetUnpaid?(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void>
  /** Runs after the commit, for work in other systems, such as at the payment provider. */
  erased?(context: Context): Promise<void>
}
