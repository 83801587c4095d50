import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { Draft } from '../platform/mail/draft.ts'
import {
  accountExists,
  emailTaken,
  newEmailCode,
  noAccount,
  proofCode,
  signInCode,
  signUpCode,
} from './account-letters.ts'
import type { CodeWait } from './code-waits.ts'
import type { Event } from './events.ts'
import { accountOf } from './find-account.ts'
import type { Person } from './sessions.ts'

/** The letter for a requested code. Only the mail, never the response, reveals whether there is an account. */
export async function codeLetter(
  trx: Transaction<Database>,
  wait: CodeWait,
  { owner: named, code, event, site }: { owner: Person | undefined; code: string; event: Event; site: string },
): Promise<{ letter: Draft; tells: boolean }> {
  const owner = named ?? (await accountOf(trx, wait.subject))
  switch (wait.purpose) {
    case 'sign_in':
      return owner
        ? { letter: signInCode(owner.first_name, code), tells: true }
        : { letter: noAccount(event, site), tells: false }
    case 'sign_up':
      return owner
        ? { letter: accountExists(owner.first_name, code), tells: true }
        : { letter: signUpCode(wait.details?.first_name ?? '', code), tells: true }
    case 'new_email':
      return owner && owner.id !== wait.user_id
        ? { letter: emailTaken(owner.first_name), tells: false }
        : { letter: newEmailCode('', code), tells: true }
    case 'proof':
      return { letter: proofCode(owner?.first_name ?? '', code), tells: true }
  }
}
