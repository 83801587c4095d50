import type { Person } from '../../identity/sessions.ts'
import { normalEmail } from '../../platform/hashes.ts'

/** Who pays, as a checkout names them. */
interface Paying {
  readonly person?: Person | undefined
  readonly input: { readonly guest?: { readonly email: string } | null | undefined }
}

/** By what a payer is known again, since several share a device. One of them is enough. */
export const payerNames = ({ person, input: { guest } }: Paying): string[] =>
  namesOf({ user_id: person?.id ?? null, email: guest?.email ?? person?.email ?? '' })

export const isPayer = (names: readonly string[], order: { user_id: string | null; email: string }): boolean =>
  namesOf(order).some(name => names.includes(name))

function namesOf({ user_id, email }: { user_id: string | null; email: string }): string[] {
  return [`email ${normalEmail(email)}`, ...(user_id ? [`user ${user_id}`] : [])]
}
