/** Where services name the status of their answer: ours and most, Stripe, SMTP. */
const statusFields = ['status', 'statusCode', 'responseCode'] as const

/**
 * The class, code and status of an error: what may be logged and kept of it. Its message may not, because a database or
 * a mail server puts personal data into it.
 */
export function codesOf(problem: unknown): { readonly type: string; readonly code?: string; readonly status?: number } {
  if (!(problem instanceof Error)) return { type: typeof problem }
  // A failed fetch has its code, such as ECONNREFUSED, in its cause.
  const [code] = [problem, problem.cause].map(codeOf).filter(code => code !== undefined)
  const status: unknown = statusFields.map(name => Reflect.get(problem, name)).find(value => typeof value === 'number')
  return {
    type: problem.name,
    ...(code !== undefined && { code }),
    ...(typeof status === 'number' && { status }),
  }
}

function codeOf(problem: unknown): string | undefined {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}
