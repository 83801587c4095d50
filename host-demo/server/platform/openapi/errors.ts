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
  },
} as const

/** The status of each error code of the floors and the first modules. */
export const statusOfError: Readonly<Record<string, number>> = {
  validation_error: 400,
  amount_out_of_range: 400,
  gift_aid_not_available: 400,
  monthly_giving_not_available: 400,
  invalid_otp: 400,
  invalid_proof: 400,
  link_expired: 400,
  invalid_grant: 401,
  invalid_token: 401,
  session_expired: 401,
  address_lookup_disabled: 403,
  challenge_required: 403,
  guest_checkout_disabled: 403,
  offline_payment_disabled: 403,
  registration_closed: 403,
  untrusted_source: 403,
  forbidden: 403,
  event_not_found: 404,
  order_not_found: 404,
  payment_request_not_found: 404,
  page_not_found: 404,
  monthly_gift_not_found: 404,
  voucher_not_found: 404,
  gift_aid_declaration_changed: 409,
  card_not_found: 404,
  session_not_found: 404,
  idempotency_key_reused: 409,
  order_cancelled: 409,
  order_total_changed: 409,
  payment_request_settled: 409,
  voucher_expired: 409,
  voucher_not_for_this: 409,
  voucher_not_yet: 409,
  voucher_used_up: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  server_error: 500,
  address_lookup_unavailable: 502,
  payments_unavailable: 502,
  maintenance: 503,
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
    const status = statusOfError[code] ?? more[code]
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
  const always = ['validation_error', 'rate_limited', 'maintenance', 'server_error']
  const body = method === 'GET' || method === 'DELETE' ? [] : ['unsupported_media_type', 'too_large']
  const guarded = access === 'open' ? [] : ['event_not_found', 'untrusted_source', 'invalid_token', 'session_expired']
  return [...always, ...body, ...guarded, ...(needs ? ['forbidden'] : [])]
}
