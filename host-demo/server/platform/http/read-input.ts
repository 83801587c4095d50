import type { Context } from 'hono'
import type { Endpoint } from '../../../../src/api/endpoint.ts'
import { HttpError, validationError } from './http-error.ts'
import { refuseUnstorable } from './storable.ts'

/**
 * Path parameters and the query or JSON body as one flat object of wire names. A path parameter wins.
 * @throws {HttpError} 400 if the body is not a JSON object, or contains text that no database stores; 415 for another
 *   content type
 */
export async function readInput(http: Context, { method }: Endpoint): Promise<Record<string, unknown>> {
  const query = http.req.query()
  // Also for a call with a body, because the query may name the event.
  refuseUnstorable(query)
  const rest = method === 'GET' || method === 'DELETE' ? query : await readBody(http)
  const input = { ...rest, ...http.req.param() }
  refuseUnstorable(input)
  return input
}

async function readBody(http: Context): Promise<Record<string, unknown>> {
  // Forms on other sites can send any other content type without a CORS preflight.
  if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
    throw new HttpError(415, { error: 'unsupported_media_type', error_description: { forPrograms: 'Send JSON.' } })
  }
  const text = await http.req.text()
  if (hasTooManyParts(text)) {
    throw validationError({ request: { forPrograms: `A body of this size has at most ${mostParts} values.` } })
  }
  const body = readJson(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw validationError({ request: { forPrograms: 'Send a JSON object.' } })
}

/** Bodies of more characters hold a picture, which is one long text. */
const large = 1_000_000
const mostParts = 1000

/** Millions of small values take seconds to parse and to check, and the process does nothing else meanwhile. */
function hasTooManyParts(text: string): boolean {
  if (text.length <= large) return false
  let parts = 0
  for (const sign of [',', '[', '{']) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      if (++parts > mostParts) return true
    }
  }
  return false
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
