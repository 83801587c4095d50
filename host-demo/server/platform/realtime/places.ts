/** Above this share of all places a network that holds `mostOfOne` of them gets no more. */
const openToAll = 0.8
const mostOfOne = 0.2

interface Places {
  /** Takes a place for a client of a network. False: there is none for it. */
  take(network: string): boolean
  free(network: string): void
}

/** Places for websockets. One network, such as a ballroom's, may hold most of them, but never the last fifth. */
export function createPlaces(most: number): Places {
  const held = new Map<string, number>()
  let taken = 0
  const heldBy = (network: string) => held.get(network) ?? 0
  return {
    take(network) {
      const isScarce = taken >= most * openToAll
      if (taken >= most || (isScarce && heldBy(network) >= most * mostOfOne)) return false
      taken++
      held.set(network, heldBy(network) + 1)
      return true
    },
    free(network) {
      taken--
      const left = heldBy(network) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    },
  }
}
