import { atom } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import { forgotPassword, resetPassword } from '../../api/users.ts'
import { check, maxLength, minLength, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { createForm } from '../../store/form.ts'
import { isAnswered } from '../../store/is-answered.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { identifierIn, identifierProblems, keepIdentifier, sentIdentifier } from './identifier.ts'
import type { Requirements } from './login-requirements.store.ts'

/** The token of the mailed link, if the visitor arrived by one. It is stored nowhere else. */
export type ResetLink = { type: 'none' } | { type: 'given'; token: string } | Expired

/** `maybeSaved`: the answer to an earlier try was lost, which may have used the link. */
type Expired = { type: 'expired'; maybeSaved: boolean }

export const resetLink = defineSlice('reset-link', () => atom<ResetLink>({ type: 'none' }))

/** Requests the link. `$asked`: who requested it. The answer is the same for everybody. */
export function createForgotPassword(
  site: Site,
  { identifier }: Requirements,
  given: { email: string | undefined; country: string },
) {
  const $asked = atom<string | undefined>()
  const form = createForm({
    environment: site.environment,
    values: identifierIn(site, given),
    check: values => identifierProblems(values, identifier),
    async send(values) {
      await site.client.call(forgotPassword, await sentIdentifier(values, identifier))
      $asked.set(values[identifier].trim())
    },
  })
  form.$values.listen(values => keepIdentifier(site, values))
  return { form, $asked }
}

/** Sets a new password, which also signs in. */
export function createNewPassword(site: Site, given: { token: string; minimum: number; onDone(): void }) {
  const { token, minimum, onDone } = given
  let maybeSaved = false
  return createForm({
    environment: site.environment,
    values: { new_password: '' },
    check({ new_password }) {
      const problem = check(new_password, [required, minLength(minimum), maxLength(200)])
      return problem ? { new_password: problem } : {}
    },
    async send({ new_password }) {
      try {
        auth(site).begin(await site.client.call(resetPassword, { token, password: new_password }))
      } catch (problem) {
        const failure = failureIn(problem)
        if (failure?.type === 'http' && failure.said.error === 'link_expired')
          return resetLink(site).set({ type: 'expired', maybeSaved })
        if (failure && !isAnswered(failure)) maybeSaved = true
        throw problem
      }
      resetLink(site).set({ type: 'none' })
      onDone()
    },
  })
}
