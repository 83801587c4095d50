import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { forgetNamed } from './audit/forget-logged.ts'
import type { PersonalData } from './personal-data.ts'
import type { Person } from './sessions.ts'

/** Some mails are sent to an address as it was typed, others to its normal form. */
const isTo = (person: Person) => (eb: ExpressionBuilder<Database, 'mails'>) =>
  eb(eb.fn('lower', ['recipient']), '=', person.email_normal)

/** The account itself. Deleting its row also deletes its sessions, choices and links. */
export const identityData: PersonalData = {
  async export(db, person) {
    const communication = await db
      .selectFrom('communication_choices')
      .select(['event_id', 'channel', 'allowed', 'decided_at'])
      .where('user_id', '=', person.id)
      .execute()
    const sessions = await db
      .selectFrom('sessions')
      .select(['id', 'device', 'began_at', 'used_at', 'expires_at'])
      .where('user_id', '=', person.id)
      .execute()
    const mails = await db
      .selectFrom('mails')
      .select(['kind', 'subject', 'recipient', 'created_at'])
      .where(isTo(person))
      .execute()
    return {
      account: {
        user_id: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        email: person.email,
        mobile: person.mobile,
        address: person.address,
        has_password: person.password !== null,
        has_secure_pin: person.secure_pin !== null,
        created_at: person.created_at,
      },
      communication,
      sessions,
      mails,
    }
  },

  async erase(trx, erasure) {
    const { person } = erasure
    await forgetNamed(trx, erasure)
    await trx.deleteFrom('code_waits').where('subject', '=', person.email_normal).execute()
    await trx.deleteFrom('one_time_codes').where('subject', '=', person.email_normal).execute()
    await trx.deleteFrom('users').where('id', '=', person.id).execute()
    return []
  },
}

/** Deletes what was mailed to a person. */
export async function dropMails(trx: Transaction<Database>, person: Person): Promise<void> {
  await trx.deleteFrom('mails').where(isTo(person)).execute()
}
