import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Erasure } from '../personal-data.ts'
import type { Person } from '../sessions.ts'

/** What is left of an entry whose person is forgotten: who did what and when. Without values it cannot be undone. */
const forgotten = { title: '', before: null, after: null, people: [] }

/** Removes titles and values from the entries about these records. */
export async function forgetLogged(
  trx: Transaction<Database>,
  kinds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  if (!ids.length) return
  await trx.updateTable('audit_log').set(forgotten).where('kind', 'in', kinds).where('subject_id', 'in', ids).execute()
}

/** Removes titles and values from the entries that name a person, whoever has the record now. */
export async function forgetNamed(
  trx: Transaction<Database>,
  { person, organisationId }: Pick<Erasure, 'person' | 'organisationId'>,
): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set(forgotten)
    .where('event_id', 'in', db =>
      db.selectFrom('events').select('events.id').where('organisation_id', '=', organisationId),
    )
    .where(naming(person))
    .execute()
}

/** Does an entry name this person? */
export const naming = ({ id, email_normal }: Pick<Person, 'id' | 'email_normal'>) =>
  sql<boolean>`people && array[${id}, ${email_normal}]`
