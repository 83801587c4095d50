import { atom } from 'nanostores'
import { type Account, changeEmail, confirmEmail, account as readAccount, updateDetails } from '../../api/account.ts'
import { codeDigits } from '../../lib/one-time-code.ts'
import { phoneInput, readPhone } from '../../lib/phone.ts'
import { check, email as emailRule, maxLength, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { createForm, type Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { createSaved } from '../checkout/saved.store.ts'
import { keepForm } from '../checkout/unsaved.store.ts'
import { accountReads } from './account-reads.store.ts'
import { createOnceOnly } from './once-only.store.ts'
import { createProof, emptyProof } from './proof.store.ts'

/** Name and telephone number. `$saved`: the form is saved and unchanged since. */
export function createDetails(site: Site, { user }: Account, locale: string) {
  const mobile = phoneInput(user.mobile ?? '', locale)
  const form = createForm({
    environment: site.environment,
    values: {
      first_name: user.first_name,
      last_name: user.last_name,
      mobile: mobile.text,
      mobile_country: mobile.country,
    },
    async check(values) {
      const problems: { -readonly [K in keyof typeof values]?: Problems<typeof values>[K] } = {}
      for (const name of ['first_name', 'last_name'] as const) {
        const problem = check(values[name], [required, maxLength(100)])
        if (problem) problems[name] = problem
      }
      const reading = values.mobile.trim() ? await readPhone(phoneIn(values)) : undefined
      if (reading?.type === 'problem') problems.mobile = reading.problem
      return problems
    },
    async send(values) {
      const reading = values.mobile.trim() ? await readPhone(phoneIn(values)) : undefined
      const account = await userCall(site)(updateDetails, {
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        mobile: reading?.type === 'ok' ? reading.number : null,
      })
      applyAccount(site, account)
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  return { form: keepForm(site, 'account details', form), $saved }
}

/** Changes the e-mail address: first proof of identity, then the code sent to the new address. */
export function createEmailChange(site: Site, account: Account, onDone: () => void) {
  const proof = createProof(site, account)
  const $sent = atom<{ otpId: string; digits: number; email: string } | undefined>()
  const form = createForm({
    environment: site.environment,
    values: { ...emptyProof, email: '' },
    check(values) {
      const problem = check(values.email, [required, emailRule])
      return { ...(problem && { email: problem }), ...proof.check(values) }
    },
    async send(values) {
      const email = values.email.trim()
      const { otp_id, digits } = await userCall(site)(changeEmail, { ...proof.sent(values), email })
      $sent.set({ otpId: otp_id, digits, email })
    },
  })
  const once = createOnceOnly()
  const confirm = createForm({
    environment: site.environment,
    values: { otp: '' },
    check: ({ otp }) =>
      codeDigits(otp).length === $sent.get()?.digits ? {} : { otp: { key: otp ? 'invalid' : 'required' } },
    async send({ otp }) {
      const call = userCall(site)
      const { otpId = '', email = '' } = $sent.get() ?? {}
      await once(
        async () => applyAccount(site, await call(confirmEmail, { otp_id: otpId, otp })),
        async () => {
          const now = await call(readAccount, {})
          applyAccount(site, now)
          return now.user.email?.toLowerCase() === email.toLowerCase()
        },
      )
      onDone()
    },
  })
  return { form, proof, confirm, $sent }
}

/**
 * Applies the server's newest account data, here and in the session that shows the visitor's name. Ignores those of
 * somebody who has left meanwhile.
 */
export function applyAccount(site: Site, account: Account): void {
  if (auth(site).$state.get().user?.user_id !== account.user.user_id) return
  accountReads(site).account.accept(account)
  const access_token = site.$token.get()
  if (access_token) auth(site).begin({ access_token, user: account.user })
}

function phoneIn({ mobile, mobile_country }: { mobile: string; mobile_country: string }) {
  return { country: mobile_country, text: mobile }
}
