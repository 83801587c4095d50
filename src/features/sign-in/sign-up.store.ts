import { register } from '../../api/users.ts'
import { check, email, maxLength, minLength, required, type Validator } from '../../lib/validation.ts'
import { createForm, type Problems } from '../../store/form.ts'
import { persistence as persistenceOf } from '../../store/persistence.ts'
import type { Site } from '../../store/site.ts'
import { identifierIn, keepIdentifier, mobileProblems, sentMobile } from './identifier.ts'
import type { Requirements } from './login-requirements.store.ts'
import { pendingCode } from './pending-code.store.ts'

export type SignUpValues = ReturnType<typeof emptyValues>
export type SignUpField = Requirements['registration_fields'][number]['name']

/** The sign-up form with the fields of the event. What is typed survives a reload, except the password. */
export function createSignUp(
  site: Site,
  requirements: Requirements,
  given: { email: string | undefined; country: string },
) {
  const persistence = persistenceOf(site)
  const kept = () => persistence.read('account') as { signUp?: Partial<SignUpValues> } | undefined
  const fields = fieldsOf(requirements)
  const form = createForm({
    environment: site.environment,
    values: { ...emptyValues(), ...identifierIn(site, given), ...texts(kept()?.signUp) },
    check: values => signUpProblems(values, requirements),
    async send(values) {
      const { email, password } = values
      const asked = (name: SignUpField) => fields.some(field => field.name === name)
      const answer = await site.client.call(register, {
        email: email.trim(),
        first_name: values.first_name.trim() || null,
        last_name: values.last_name.trim() || null,
        // The number may have been typed into another form of this event.
        mobile: (asked('mobile') && (await sentMobile(values))) || null,
        password: password || null,
      })
      pendingCode(site).await(answer, email.trim())
      persistence.write('account', { ...kept(), signUp: undefined })
    },
  })
  form.$values.listen(({ password: _, ...signUp }) => {
    persistence.write('account', { ...kept(), signUp })
    keepIdentifier(site, signUp)
  })
  return form
}

/**
 * The fields asked for: those that the event requires, since the account asks for the others. An e-mail address is
 * always needed, since codes and receipts are sent there.
 */
export function fieldsOf({ registration_fields }: Requirements): Requirements['registration_fields'] {
  const required = registration_fields.filter(({ required }) => required)
  const names = required.filter(({ name }) => /_name$/.test(name))
  const others = required.filter(({ name }) => !/_name$|^email$/.test(name))
  return [...names, { name: 'email', required: true }, ...others]
}

export async function signUpProblems(
  values: SignUpValues,
  requirements: Requirements,
): Promise<Problems<SignUpValues>> {
  const problems: Partial<Record<SignUpField, Problems<SignUpValues>[SignUpField]>> = {}
  for (const { name } of fieldsOf(requirements)) {
    const problem = check(values[name], [required, ...rulesOf(name, requirements)])
    if (problem) problems[name] = problem
    else if (name === 'mobile') Object.assign(problems, await mobileProblems(values))
  }
  return problems
}

function rulesOf(name: SignUpField, { password_minimum_length }: Requirements): readonly Validator[] {
  if (name === 'email') return [email]
  if (name === 'password') return [minLength(password_minimum_length), maxLength(200)]
  return name === 'mobile' ? [] : [maxLength(100)]
}

function emptyValues() {
  return { first_name: '', last_name: '', email: '', mobile: '', mobile_country: '', password: '' }
}

/** Stored data is untrusted. */
function texts(kept: Readonly<Record<string, unknown>> = {}): Partial<SignUpValues> {
  const names = Object.keys(emptyValues()).filter(name => name !== 'password')
  return Object.fromEntries(names.flatMap(name => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])))
}
