import type { Context } from 'hono'
import type { Endpoint } from '../../../../src/api/endpoint.ts'
import { HttpError, validationError } from './http-error.ts'

/** Path parameters with the query or the JSON body, as one flat object of wire names. The path wins. */
export async function readInput(http: Context, { method }: Endpoint): Promise<Record<string, unknown>> {
  const rest = method === 'GET' || method === 'DELETE' ? withoutNul(http.req.query()) : await readBody(http)
  return { ...rest, ...withoutNul(http.req.param()) }
}

async function readBody(http: Context): Promise<Record<string, unknown>> {
  // A form of another site can send any other type without asking first.
  if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
    throw new HttpError(415, { error: 'unsupported_media_type', error_description: { forPrograms: 'Send JSON.' } })
  }
  const body = parse(await http.req.text())
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw validationError({ request: { forPrograms: 'Send a JSON object.' } })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? keepable(value) : value))
  } catch (problem) {
    if (problem instanceof HttpError) throw problem
    return undefined
  }
}

function withoutNul(texts: Record<string, string>): Record<string, string> {
  for (const text of Object.values(texts)) keepable(text)
  return texts
}

/** PostgreSQL keeps every character but this one: what holds it is refused here, and not by a query half way. */
function keepable(text: string): string {
  if (!text.includes('\0')) return text
  throw validationError({ request: { forPrograms: 'A text must not hold the character U+0000.' } })
}
