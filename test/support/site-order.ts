interface Order {
  readonly numbers: WeakMap<object, number>
  last: number
}

const own = Symbol.for('fayre.test.sites')
const worker = globalThis as { [own]?: Order }
worker[own] ??= { numbers: new WeakMap(), last: 0 }
const order = worker[own]

/** Numbers the sites of a worker's tests, by their slices. */
export function noteSite(slices: object): void {
  order.numbers.set(slices, ++order.last)
}

/** Recognises sites that are made from now on. Those of earlier tests have stores that live on for a second. */
export function newSites(): (slices: object) => boolean {
  const { last } = order
  return slices => (order.numbers.get(slices) ?? Number.POSITIVE_INFINITY) > last
}
