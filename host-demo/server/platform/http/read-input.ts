import type { Context } from 'hono'
import type { Endpoint } from '../../../../src/api/endpoint.ts'
import { HttpError, validationError } from './http-error.ts'

/** Path parameters and the query or JSON body as one flat object of wire names. A path parameter wins. */
export async function readInput(http: Context, { method }: Endpoint): Promise<Record<string, unknown>> {
  const rest = method === 'GET' || method === 'DELETE' ? checkedTexts(http.req.query()) : await readBody(http)
  return { ...rest, ...checkedTexts(http.req.param()) }
}

async function readBody(http: Context): Promise<Record<string, unknown>> {
  // Forms on other sites can send any other content type without a CORS preflight.
  if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
    throw new HttpError(415, { error: 'unsupported_media_type', error_description: { forPrograms: 'Send JSON.' } })
  }
  const body = parse(await http.req.text())
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw validationError({ request: { forPrograms: 'Send a JSON object.' } })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? refuseNul(value) : value))
  } catch (problem) {
    if (problem instanceof HttpError) throw problem
    return undefined
  }
}

function checkedTexts(texts: Record<string, string>): Record<string, string> {
  for (const text of Object.values(texts)) refuseNul(text)
  return texts
}

/** PostgreSQL stores every character but U+0000, so it is refused here instead of by a query half way. */
function refuseNul(text: string): string {
  if (!text.includes('\0')) return text
  throw validationError({ request: { forPrograms: 'A text must not hold the character U+0000.' } })
}
