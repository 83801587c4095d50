import type { Endpoint } from '../../../../src/api/endpoint.ts'

/** The body of every answer of 400 and above. */
export const errorBodySchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'Stable, for programs.' },
    error_description: { type: 'string', description: 'For people.' },
    error_header: { type: 'string', description: 'Title of the popup.' },
    button_label: { type: 'string' },
    redirect_route: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with which field, by its wire name.',
    },
    record_id: {
      type: 'string',
      description:
        'Of `idempotency_key_reused`: the id of the record that the key belongs to, where the desk adds one.',
    },
  },
} as const

/** The status of each error code of this floor. */
const ownStatuses: Readonly<Record<string, number>> = {
  validation_error: 400,
  untrusted_source: 403,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  server_error: 500,
  maintenance: 503,
  database_unavailable: 503,
}

/** An endpoint's errors as OpenAPI responses: one for each status, with its codes in the description. */
export function errorsOf(
  endpoint: Endpoint,
  sentHeaders: object,
  more: Readonly<Record<string, number>>,
): Record<string, object> {
  const codes = new Set([...(endpoint.errors ?? []), ...generalErrors(endpoint)])
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const status = ownStatuses[code] ?? more[code]
    if (status === undefined) throw new Error(`Which status has the error ${code}?`)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.map(name => `\`${name}\``).join(', '), headers: sentHeaders, content },
    ]),
  )
}

function generalErrors({ access, method, needs }: Endpoint): string[] {
  const always = ['validation_error', 'rate_limited', 'maintenance', 'database_unavailable', 'server_error']
  const body = method === 'GET' || method === 'DELETE' ? [] : ['unsupported_media_type', 'too_large']
  const guarded = access === 'open' ? [] : ['event_not_found', 'untrusted_source', 'invalid_token', 'session_expired']
  return [...always, ...body, ...guarded, ...(needs ? ['forbidden'] : [])]
}
