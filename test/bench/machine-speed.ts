const items = Array.from({ length: 5000 }, (_, at) => ({
  id: `item ${at}`,
  price: (at * 7919) % 5000,
  tags: ['a', 'b'],
}))

/**
 * Milliseconds that a fixed piece of work takes now, the best of seven: other machines, and the same one beside busy
 * neighbours, differ in it as they do in the figures of time.
 */
export const fixedWork = (): number => Math.min(...Array.from({ length: 7 }, timeOfWork))

function timeOfWork(): number {
  const begun = performance.now()
  for (let round = 0; round < 4; round++) {
    const read = JSON.parse(JSON.stringify(items)) as typeof items
    read.sort((one, other) => one.price - other.price || one.id.localeCompare(other.id))
  }
  return performance.now() - begun
}
