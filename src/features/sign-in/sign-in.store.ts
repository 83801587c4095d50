import { login } from '../../api/users.ts'
import { check, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { identifierIn, identifierProblems, keepIdentifier, sentIdentifier } from './identifier.ts'
import type { Requirements } from './login-requirements.store.ts'
import { pendingCode } from './pending-code.store.ts'

type Given = Readonly<{
  /** `email` of the address's query, to prefill the form. */
  email: string | undefined
  /** ISO 3166 code of the event's country. */
  country: string
}>

/** The event's sign-in form. A correct password or PIN signs in; where the event uses one-time codes, one is sent. */
export function createSignIn(site: Site, { identifier, secret, secure_pin_length }: Requirements, given: Given) {
  const form = createForm({
    environment: site.environment,
    values: { ...identifierIn(site, given), password: '', secure_pin: '' },
    async check(values) {
      const problems = await identifierProblems(values, identifier)
      if (secret === 'otp') return problems
      const missing = check(values[secret], [required])
      if (missing) return { ...problems, [secret]: missing }
      if (secret === 'secure_pin' && values.secure_pin.length !== secure_pin_length)
        return { ...problems, secure_pin: { key: 'invalid' } }
      return problems
    },
    async send(values) {
      const answer = await site.client.call(login, {
        ...(await sentIdentifier(values, identifier)),
        ...(secret !== 'otp' && { [secret]: values[secret] }),
      })
      if (answer.result === 'signed_in') auth(site).begin(answer)
      else pendingCode(site).await(answer, identifier === 'email' ? values.email.trim() : '')
    },
  })
  form.$values.listen(values => keepIdentifier(site, values))
  return form
}
