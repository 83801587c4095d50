import type { Insertable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** A Gift Aid declaration, made now or earlier. */
export type Declaration = Omit<Insertable<Database['gift_aid_declarations']>, 'order_line_id'>

/** Is it the same name, ignoring case? */
export function isSameName(one: Named, other: Named): boolean {
  return nameOf(one) === nameOf(other)
}

export interface Named {
  readonly first_name: string
  readonly last_name: string
}

export const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim().toLowerCase()
