import type { ErrorBody } from '../../../../src/api/errors.ts'
import { type Fault, json, page } from './fault.ts'

const kept = 'what was typed is kept'
const systemError = `popup 'System Error' with the default message; ${kept}`

/** Every error status of a server or its proxy. */
export const refusals: readonly Fault[] = [
  refusal(400, "popup 'Validation Error'; what was typed is kept"),
  refusal(401, "popup 'Session expired.'; its OK reloads the page"),
  refusal(403, "popup 'Permission Error'; what was typed is kept"),
  refusal(404, "popup 'Not Found Error' with 'Sorry, can't find the data you're looking for.'; what was typed is kept"),
  refusal(408, systemError),
  refusal(409, systemError),
  refusal(413, systemError),
  refusal(422, systemError),
  refusal(429, `${systemError}, and a try again no sooner than the server allows`, { 'retry-after': '7' }),
  refusal(500, systemError),
  refusal(502, systemError),
  refusal(503, 'the maintenance modal, and no popup; what was typed is kept', { 'retry-after': '60' }),
  {
    name: 'status-511',
    at: ['login'],
    effect: {
      type: 'answer',
      status: 511,
      headers: page,
      body: '<!doctype html><title>Sign in to the network</title>',
    },
    end: systemError,
  },
]

/** The server's own error body for a status. */
export const errorBodies: readonly Fault[] = [
  spoken(
    'invalid-token',
    401,
    'profile',
    { error: 'invalid_token' },
    "popup 'Account archived' with 'Please contact support.'; the token is cleared, and the page reloads after 2 s",
  ),
  spoken(
    'invalid-grant',
    401,
    'login',
    { error: 'invalid_grant', error_description: 'The email address or the password is not right.' },
    'the token is cleared, and the form says what the server said',
  ),
  spoken(
    'untrusted-source',
    403,
    'login',
    { error: 'untrusted_source', error_description: 'This page is not among those that the organiser allows.' },
    "the server's description is shown",
  ),
  spoken(
    'own-words',
    400,
    'login',
    {
      error: 'bidding_closed',
      error_header: 'The hammer has fallen',
      error_description: 'This lot was closed a moment ago.',
      button_label: 'See other lots',
      redirect_route: '/auction',
    },
    "the server's title, text and button; the button leads to its route",
  ),
  spoken(
    'redirect-away',
    400,
    'login',
    { error: 'moved', error_description: 'Please go on elsewhere.', redirect_route: 'https://evil.example/' },
    "the server's text; its button leads nowhere outside the allow-list",
  ),
  spoken(
    'field-refused',
    400,
    'login',
    { error: 'validation_error', fields: { email: 'This address is not known here.' } },
    'the message stands at the field, which has the focus',
  ),
  spoken(
    'words-that-run',
    400,
    'login',
    { error: 'x', error_header: '<img src=x onerror=alert(1)>', error_description: '<script>alert(1)</script>' },
    'the words are shown as they were sent, and nothing runs',
  ),
]

function refusal(status: number, end: string, headers: Record<string, string> = {}): Fault {
  const body: ErrorBody = { error: `injected_${status}` }
  return {
    name: `status-${status}`,
    at: ['login'],
    effect: { type: 'answer', status, headers: { ...json, ...headers }, body: JSON.stringify(body) },
    end,
  }
}

function spoken(name: string, status: number, at: 'login' | 'profile', body: ErrorBody, end: string): Fault {
  return { name, at: [at], effect: { type: 'answer', status, headers: json, body: JSON.stringify(body) }, end }
}
