import type { Person } from '../../identity/sessions.ts'
import { normalEmail } from '../../platform/hashes.ts'

interface Name {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** Who pays, as a checkout names them. */
interface Paying {
  readonly person?: Person | undefined
  readonly input: { readonly guest?: Name | null | undefined }
}

/**
 * By what a payer is known again, since several share a device. One of them is enough: a guest who corrects the address
 * keeps the name.
 */
export const payerNames = ({ person, input: { guest } }: Paying): string[] => namesOf(guest ?? person, person?.id)

export const isPayer = (names: readonly string[], order: Name & { user_id: string | null }): boolean =>
  namesOf(order, order.user_id).some(name => names.includes(name))

function namesOf(payer: Name | undefined, user: string | null | undefined): string[] {
  const { first_name = '', last_name = '', email = '' } = payer ?? {}
  const name = `${first_name} ${last_name}`.trim().toLowerCase()
  return [`email ${normalEmail(email)}`, `name ${name}`, ...(user ? [`user ${user}`] : [])]
}
