import { atom } from 'nanostores'
import { resendPin } from '../../api/users.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { identifierIn, identifierProblems, keepIdentifier, sentIdentifier } from './identifier.ts'
import type { Requirements } from './login-requirements.store.ts'

/** Requests a new PIN by mail. `$asked`: who requested it. The answer is the same for everybody. */
export function createResendPin(
  site: Site,
  { identifier }: Requirements,
  given: { email: string | undefined; country: string },
) {
  /** When another may be requested, in milliseconds since 1970; undefined: none was requested yet. */
  const $again = atom<number | undefined>()
  const $asked = atom('')
  const form = createForm({
    environment: site.environment,
    values: identifierIn(site, given),
    check: values => identifierProblems(values, identifier),
    async send(values) {
      const { resend_in } = await site.client.call(resendPin, await sentIdentifier(values, identifier))
      $asked.set(values[identifier].trim())
      $again.set(Date.now() + resend_in * 1000)
    },
  })
  form.$values.listen(values => keepIdentifier(site, values))
  return { form, $again, $asked }
}
