import { ApiError } from './errors.ts'

/**
 * Validates an answer: a valibot schema or a `shape`. This is the part of the Standard Schema interface that both have.
 */
export interface Decoder<Output = unknown> {
  readonly '~standard': {
    readonly validate: (sent: unknown) => unknown
    readonly types?: { readonly output: Output } | undefined
  }
}

/** The type that a decoder returns. */
export type Decoded<D extends Decoder> = NonNullable<D['~standard']['types']>['output']

interface Verdict {
  value?: unknown
  /** Most important first. */
  issues?: readonly [Issue, ...Issue[]]
}

interface Issue {
  path?: readonly { key: unknown }[]
  expected?: string | null
  type: string
}

/**
 * Validates an answer and converts it to domain types.
 * @throws {ApiError} kind "shape", with the path of the fault but never its value
 */
export function decode<D extends Decoder>(decoder: D, sent: unknown, what: string): Decoded<D> {
  const { value, issues } = decoder['~standard'].validate(sent) as Verdict
  if (!issues) return value
  const [{ path, expected, type }] = issues
  const field = path?.map(item => item.key).join('.')
  const detail = `${what} ${field}: ${expected ?? type}`
  throw new ApiError({ type: 'shape', detail, ...(sent === null && { empty: true }) })
}
