import { atom } from 'nanostores'
import { type Account, changePassword, endSession } from '../../api/account.ts'
import { failureIn } from '../../api/failure-in.ts'
import { logout } from '../../api/signed-in.ts'
import { minPasswordLength } from '../../lib/password.ts'
import { check, maxLength, minLength, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { createSaved } from '../checkout/saved.store.ts'
import { accountReads } from './account-reads.store.ts'
import { createOnceOnly } from './once-only.store.ts'
import { createProof, emptyProof } from './proof.store.ts'

/**
 * Changes the password, which ends all other sessions. `$saved`: the change is done, and nothing typed since.
 * `$maybeSaved`: the proof was refused after a try whose answer was lost, so the password may be the new one.
 */
export function createPasswordChange(site: Site, account: Account) {
  const $maybeSaved = atom(false)
  const once = createOnceOnly()
  const proof = createProof(site, account)
  const empty = { ...emptyProof, new_password: '' }
  const form = createForm({
    environment: site.environment,
    values: empty,
    check(values) {
      const problem = check(values.new_password, [required, minLength(minPasswordLength), maxLength(200)])
      return { ...proof.check(values), ...(problem && { new_password: problem }) }
    },
    async send(values) {
      $maybeSaved.set(false)
      await once(
        async () => {
          await userCall(site)(changePassword, { ...proof.sent(values), new_password: values.new_password })
        },
        ({ said }) => {
          $maybeSaved.set(/^invalid_(proof|otp)$/.test(said.error ?? ''))
          return false
        },
      )
      form.accept(empty)
      proof.reset({ ...account, has_password: true })
      settle(empty)
      const reads = accountReads(site)
      void reads.account.refresh()
      void reads.sessions.refresh()
    },
  })
  const { $saved, settle } = createSaved(form)
  return { form, proof, $saved, $maybeSaved }
}

/** Ends one or all other sessions of the account. */
export function createSessions(site: Site) {
  /** The session that is being ended. */
  const $ending = atom<string | undefined>()
  const end = createCommand<string>(site.environment, async session_id => {
    $ending.set(session_id)
    try {
      await userCall(site)(endSession, { session_id }).catch(problem => {
        const failure = failureIn(problem)
        // Signed out elsewhere meanwhile: the list is older.
        if (failure?.type !== 'http' || failure.status !== 404) throw problem
      })
      await accountReads(site).sessions.refresh()
    } finally {
      $ending.set(undefined)
    }
  })
  const endAll = createCommand<void>(site.environment, async () => {
    await userCall(site)(logout, { everywhere: 'yes' })
    auth(site).end()
  })
  return { end, endAll, $ending }
}
