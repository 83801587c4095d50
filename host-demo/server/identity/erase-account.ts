import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { newNobody } from '../platform/mail/nobody.ts'
import { postMail } from '../platform/mail/post-mail.ts'
import { accountDeleted } from './account-letters.ts'
import type { Event } from './events.ts'
import { dropMails } from './identity-data.ts'
import type { SpendProof } from './proof.ts'
import type { Person } from './sessions.ts'

/**
 * Deletes an account with all its data, in one transaction, and mails its owner. What was given to other charities
 * stays with them, without the account.
 */
export async function eraseAccount(context: Context, event: Event, person: Person, spend: SpendProof): Promise<void> {
  const { db, now, outbox, jobs, rowLocks, personalData, modules, origins, publicUrl } = context
  await inTransaction(db, async trx => {
    await spend(trx)
    const erasure = {
      person,
      organisationId: event.organisation_id,
      at: now(),
      modules,
      origins,
      nobody: newNobody(),
      rowLocks,
      publicUrl,
    }
    const said = []
    // First, because floors and modules may mail the person in this transaction.
    await dropMails(trx, person)
    for (const data of personalData) said.push(...((await data.erase?.(trx, erasure)) ?? []))
    await postMail(trx, event, person.email, accountDeleted(person.first_name, said), erasure.at)
  })
  outbox.wake()
  for (const data of personalData) await data.erased?.(context)
  jobs.wake()
}
