import { isIP } from 'node:net'

/**
 * Whom a limit counts for one address: an IPv4 address itself, and of IPv6 the
 * /64 that one household or one phone has to itself, with 2^64 addresses in it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.replace(/%.*$/, '')
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address
}

/**
 * Whom the outermost of our proxies was called by. Each adds the address that it was called from to the header; what
 * stands before those is what the visitor wrote.
 * @param proxies how many of ours there are; 0: the header says nothing
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
