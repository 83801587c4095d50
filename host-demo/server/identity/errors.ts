/** Statuses of this floor's error codes, for the API document. */
export const identityErrors: Readonly<Record<string, number>> = {
  invalid_otp: 400,
  invalid_proof: 400,
  link_expired: 400,
  code_expired: 400,
  invalid_grant: 401,
  invalid_token: 401,
  session_expired: 401,
  registration_closed: 403,
  forbidden: 403,
  event_not_found: 404,
  session_not_found: 404,
}
