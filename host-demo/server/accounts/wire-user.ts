import type { InferInput } from 'valibot'
import type { user } from '../../../src/api/person.ts'
import type { Person } from './sessions.ts'

/** Somebody as they are told who they are. */
export function wireUser({ id, first_name, last_name, email, mobile_normal }: Person): InferInput<typeof user> {
  return { user_id: id, first_name, last_name, email, mobile: mobile_normal }
}
