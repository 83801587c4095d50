import { headerParameters } from './header-parameters.ts'

const text = { type: 'string' } as const
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** Endpoints that only other programs call. They are not in the front end's table, but belong in the API document. */
export const externalEndpoints = {
  '/webhooks/stripe': {
    post: {
      operationId: 'stripeWebhook',
      summary: "Stripe's news of payments and refunds, signed.",
      parameters: [{ name: 'stripe-signature', in: 'header', required: true, schema: text }],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        200: { description: 'Written down, or known.' },
        400: refused('`invalid_signature`, `invalid_event`'),
        502: refused('`payments_unavailable`: send it again'),
      },
    },
  },
  '/realtime/auth': {
    post: {
      operationId: 'realtimeAuth',
      summary: "Lets somebody's socket onto their own private channel; pusher-js asks.",
      parameters: headerParameters('event', false),
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['socket_id', 'channel_name'],
              properties: { socket_id: text, channel_name: text },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'The signature.',
          content: { 'application/json': { schema: { type: 'object', properties: { auth: text } } } },
        },
        401: refused('`invalid_token`, `session_expired`'),
        403: refused("`forbidden`: somebody else's channel"),
      },
      security: [{ session: [] }],
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'openApi',
      summary: 'This document.',
      responses: {
        200: { description: 'OpenAPI 3.1.', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
} as const
