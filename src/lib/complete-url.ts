/** Completes an address that an organiser has typed, such as one without scheme; undefined if it is invalid. */
export function completeUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
