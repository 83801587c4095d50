import { safeParse } from 'valibot'
import type { Schema } from './endpoint.ts'
import { ApiError } from './errors.ts'

/**
 * What came over the wire, as domain types.
 * @throws {ApiError} kind "shape", naming the place and never the value
 */
export function decode(schema: Schema, sent: unknown, what: string): unknown {
  const result = safeParse(schema, sent)
  if (result.success) return result.output
  const [{ path, expected, type }] = result.issues
  const place = path?.map(item => item.key).join('.')
  const detail = `${what} ${place}: ${expected ?? type}`
  throw new ApiError({ type: 'shape', detail, ...(sent === null && { empty: true }) })
}
