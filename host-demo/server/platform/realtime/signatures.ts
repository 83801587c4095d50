import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex: how the Pusher protocol signs both calls and subscriptions. */
export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Compares without telling by its time how much of the two texts is alike. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
