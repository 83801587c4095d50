/** An address that somebody has put down, made whole; undefined where it is none. */
export function wholeUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
