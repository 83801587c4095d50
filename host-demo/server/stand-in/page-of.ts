import { integer, type Params, text } from './form.ts'
import { missingResource } from './problem.ts'

/** A page of a list that the database has read whole, ten long by default. */
export function pageOf<T extends { readonly id: string }>(
  all: readonly T[],
  params: Params,
  kind: 'dispute' | 'payment_intent' | 'refund',
) {
  const limit = Math.min(integer(params, 'limit') ?? 10, 100)
  const after = text(params, 'starting_after')
  const at = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && at === 0) throw missingResource(kind, after, 'starting_after')
  const data = all.slice(at, at + limit)
  return { object: 'list', data, has_more: at + data.length < all.length, url: `/v1/${kind}s` }
}
