import { atom } from 'nanostores'
import { type Account, updateAddress } from '../../api/account.ts'
import { check, maxLength, required, type Validator } from '../../lib/validation.ts'
import { createCommand } from '../../store/command.ts'
import { createForm, type Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { createSaved } from '../checkout/saved.store.ts'
import { keepForm } from '../checkout/unsaved.store.ts'
import { applyAccount } from './details.store.ts'

const empty = { line_1: '', line_2: '', city: '', county: '', postcode: '', country: '' }
type AddressValues = typeof empty

const rules: Readonly<Record<keyof AddressValues, readonly Validator[]>> = {
  line_1: [required, maxLength(200)],
  line_2: [maxLength(200)],
  city: [required, maxLength(200)],
  county: [maxLength(200)],
  postcode: [maxLength(12)],
  country: [required],
}

/** The postal address. `$saved`, `$removed`: it is, and the form is unchanged since. */
export function createAddress(site: Site, { address }: Account, country: string) {
  const $removed = atom(false)
  const form = createForm({
    environment: site.environment,
    values: { ...empty, country, ...texts(address) },
    check: problemsOf,
    async send(values) {
      const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim() || null])
      const sent = Object.fromEntries(trimmed) as AddressValues
      applyAccount(site, await userCall(site)(updateAddress, { address: sent }))
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  form.$values.listen(() => $removed.set(false))

  const remove = createCommand<void>(site.environment, async () => {
    applyAccount(site, await userCall(site)(updateAddress, { address: null }))
    form.accept({ ...empty, country })
    $removed.set(true)
  })

  return { form: keepForm(site, 'account address', form), remove, $saved, $removed }
}

function problemsOf(values: AddressValues): Problems<AddressValues> {
  const problems: { -readonly [K in keyof AddressValues]?: Problems<AddressValues>[K] } = {}
  for (const name of Object.keys(rules) as (keyof AddressValues)[]) {
    const needed = name === 'postcode' && values.country === 'GB' ? [required, ...rules[name]] : rules[name]
    const problem = check(values[name], needed)
    if (problem) problems[name] = problem
  }
  return problems
}

function texts(address: Account['address']): Partial<AddressValues> {
  const known = Object.entries(address ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as Partial<AddressValues>
}
