/**
 * The host in addresses of a server that listens at `hostname`.
 * @param everywhere the host of one that listens at all addresses
 */
export function reachableHost(hostname: string | undefined, everywhere = 'localhost'): string {
  if (hostname === undefined || hostname === '0.0.0.0' || hostname === '::') return everywhere
  return hostname.includes(':') ? `[${hostname}]` : hostname
}
