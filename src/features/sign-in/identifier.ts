import { readPhone } from '../../lib/phone.ts'
import { check, email, required } from '../../lib/validation.ts'
import { departures } from '../../store/departures.ts'
import type { Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

/** The identifier of an account as typed: an e-mail address, or a telephone number and its country. */
export type Identifier = {
  email: string
  mobile: string
  /** ISO 3166 code. */
  mobile_country: string
}

export type IdentifierKind = 'email' | 'mobile'

/** The identifier typed last, to prefill the next form that asks for it. In memory only, until its person signs out in this tab. */
const typed = defineSlice('typed-identifier', site => {
  const typed: { last: Partial<Identifier> } = { last: {} }
  departures(site).listen(() => {
    typed.last = {}
  })
  return typed
})

/** @param given from the address or the event; used instead of what was typed before */
export function identifierIn(site: Site, given: { email?: string | undefined; country: string }): Identifier {
  const { last } = typed(site)
  return {
    email: given.email ?? last.email ?? '',
    mobile: last.mobile ?? '',
    mobile_country: last.mobile_country ?? given.country,
  }
}

export function keepIdentifier(site: Site, { email, mobile, mobile_country }: Identifier): void {
  typed(site).last = { email, mobile, mobile_country }
}

export async function identifierProblems(values: Identifier, kind: IdentifierKind): Promise<Problems<Identifier>> {
  if (kind === 'email') {
    const problem = check(values.email, [required, email])
    return problem ? { email: problem } : {}
  }
  return mobileProblems(values)
}

export async function mobileProblems({ mobile, mobile_country }: Identifier): Promise<Problems<Identifier>> {
  if (!mobile.trim()) return { mobile: { key: 'required' } }
  const reading = await readPhone({ country: mobile_country, text: mobile })
  return reading.type === 'problem' ? { mobile: reading.problem } : {}
}

/** The identifier in the API's format. */
export async function sentIdentifier(
  values: Identifier,
  kind: IdentifierKind,
): Promise<{ email: string } | { mobile: string | undefined }> {
  return kind === 'email' ? { email: values.email.trim() } : { mobile: await sentMobile(values) }
}

/** E.164; undefined where there is no number. */
export async function sentMobile({ mobile, mobile_country }: Identifier): Promise<string | undefined> {
  if (!mobile.trim()) return undefined
  const reading = await readPhone({ country: mobile_country, text: mobile })
  return reading.type === 'ok' ? reading.number : mobile
}
