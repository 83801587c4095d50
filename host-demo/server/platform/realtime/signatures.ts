import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex: the Pusher protocol signs calls and subscriptions with it. */
export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** The digest of a body, which the Pusher protocol includes in the signature. */
export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
