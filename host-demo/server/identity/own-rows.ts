import { type Expression, sql } from 'kysely'
import type { Person } from './sessions.ts'

/**
 * Is a row a person's own? Somebody signed in may type anybody's address, so rows of an account belong to that account
 * alone. Rows without one belong to whoever has their address.
 * @param account the column with the account's id, such as `orders.user_id`, or an expression
 * @param email the column with the address
 */
export function isOwn(
  { id, email_normal }: Pick<Person, 'id' | 'email_normal'>,
  account: string | Expression<string | null>,
  email: string,
) {
  const owner = typeof account === 'string' ? sql.ref(account) : account
  return sql<boolean>`(${owner} = ${id} or (${owner} is null and lower(${sql.ref(email)}) = ${email_normal}))`
}
