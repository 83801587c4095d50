import type { Credentials } from './credentials.ts'
import { md5, sameText, sign } from './signatures.ts'

/** Seconds that a caller's clock may be off. */
const clockTolerance = 600

/**
 * Checks the signature of an HTTP API call.
 * @param now milliseconds since the epoch
 * @returns why it is refused, or undefined if it is valid
 */
export function refusalReason(
  { method, url, body }: { method: string; url: string; body: string },
  { key, secret }: Credentials,
  now: number,
): string | undefined {
  const { pathname, searchParams } = new URL(url)
  const { auth_signature = '', ...signed } = Object.fromEntries(searchParams)
  if (signed.auth_version !== '1.0') return 'auth_version is not 1.0'
  if (signed.auth_key !== key) return 'Unknown auth_key'
  const seconds = Number(signed.auth_timestamp || Number.NaN)
  if (!(Math.abs(now / 1000 - seconds) <= clockTolerance)) return `auth_timestamp is not within ${clockTolerance} s`
  if (body && !sameText(signed.body_md5 ?? '', md5(body))) return 'body_md5 does not match the body'
  const query = Object.keys(signed)
    .sort()
    .map(name => `${name}=${signed[name]}`)
  const text = [method, pathname, query.join('&')].join('\n')
  return sameText(auth_signature, sign(secret, text)) ? undefined : 'auth_signature is not valid'
}
