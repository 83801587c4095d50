import type { Insertable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** A Gift Aid declaration that has been made or is being made. */
export type Declaration = Omit<Insertable<Database['gift_aid_declarations']>, 'order_line_id'>

/** Is it the same name, however it is written? */
export function isSameName(one: Named, other: Named): boolean {
  return nameOf(one) === nameOf(other)
}

export interface Named {
  readonly first_name: string
  readonly last_name: string
}

export const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`.trim().toLowerCase()
