/** Where services name the status of their answer: ours and most, Stripe, SMTP. */
const statusFields = ['status', 'statusCode', 'responseCode'] as const

/**
 * The class, code and status of an error: what may be logged and kept of it. Its message may not, because a database or
 * a mail server puts personal data into it.
 */
export function codesOf(problem: unknown): { readonly type: string; readonly code?: string; readonly status?: number } {
  if (!(problem instanceof Error)) return { type: typeof problem }
  const code: unknown = Reflect.get(problem, 'code')
  const status: unknown = statusFields.map(name => Reflect.get(problem, name)).find(value => typeof value === 'number')
  return {
    type: problem.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
  }
}
