/**
 * The host for addresses of a server that listens at `hostname`.
 * @param everywhere used if it listens at all addresses
 */
export function reachableHost(hostname: string | undefined, everywhere = 'localhost'): string {
  if (hostname === undefined || hostname === '0.0.0.0' || hostname === '::') return everywhere
  return hostname.includes(':') ? `[${hostname}]` : hostname
}
