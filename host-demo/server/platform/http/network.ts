import { isIP } from 'node:net'

/**
 * The key by which rate limits count an address: an IPv4 address itself, and the /64 of an IPv6 address, because one
 * household has a whole /64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.replace(/%.*$/, '')
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address
}

/**
 * The address of the client in front of our proxies. Each proxy appends the address that called it; anything before
 * those was written by the client and is not trusted.
 * @param proxies how many of ours there are; 0: the header is ignored
 */
export function forwardedFor(header: string | undefined, proxies: number): string | undefined {
  if (proxies === 0) return undefined
  return header?.split(',').slice(-proxies)[0]?.trim() || undefined
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0)
  return [...first, ...Array<string>(missing).fill('0'), ...last].map(group => group.replace(/^0+(?=.)/, ''))
}
