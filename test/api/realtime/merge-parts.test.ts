import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, createMerge, type Merge } from '../../../src/api/realtime/merge.ts'

/** An item with two parts, each with a number of its own: what people bid, and how many are left. */
interface Item {
  id: string
  sequence: number
  price: number
  stock: number
  left: number
}

const numbered = {
  keyOf: ({ id }: Item) => id,
  sequenceOf: ({ sequence }: Item) => sequence,
  newest: (known: Item, read: Item): Item => ({
    ...read,
    ...(known.sequence > read.sequence && { sequence: known.sequence, price: known.price }),
    ...(known.stock > read.stock && { stock: known.stock, left: known.left }),
  }),
}

type Push = { id: string } & ({ sequence: number; price: number } | { stock: number; left: number })

function changeOf({ id, ...fields }: Push, isOfSome = false): Change<Item> {
  const isBid = 'price' in fields
  return {
    key: id,
    sequence: isBid ? fields.sequence : fields.stock,
    apply: known => known && { ...known, ...fields },
    isPatch: false,
    part: { numberOf: item => (isBid ? item.sequence : item.stock), isOfSome, needsRead: false },
  }
}

const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  part: fc.constantFrom('bid' as const, 'bid' as const, 'stock' as const),
  amount: fc.integer({ min: 1, max: 9 }),
  /** How often it arrives, and how many steps later. */
  copies: fc.integer({ min: 0, max: 3 }),
  delay: fc.integer({ min: 0, max: 8 }),
  next: fc.constantFrom('flush' as const, 'read' as const, 'nothing' as const),
  answerDelay: fc.integer({ min: 0, max: 8 }),
})

/** Plays pushes and reads in any order. At the end a last read begins, as after a reconnect. */
function play(merge: Merge<Item>, steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): void {
  const empty = (id: string): Item => ({ id, sequence: 0, price: 0, stock: 0, left: 9 })
  const server = new Map(['a', 'b', 'c'].map(id => [id, empty(id)]))
  const arriving: { at: number; act(): void }[] = []
  const shown = new Map<string, Item>()
  let now = 0

  function look(): void {
    merge.flush()
    for (const item of merge.items().values()) {
      const before = shown.get(item.id) ?? empty(item.id)
      // Prices only rise on the server, so a price that falls is an older one.
      if (item.price < before.price || item.stock < before.stock) throw new Error(`${item.id} fell back`)
      shown.set(item.id, item)
    }
  }

  function read(delay: number): void {
    const begun = merge.beginRead()
    const answer = [...server.values()]
    arriving.push({ at: now + delay, act: () => merge.read(answer, begun) })
  }

  function arrive(until = now): void {
    for (const one of arriving.splice(0)) {
      if (one.at > until) arriving.push(one)
      else one.act()
    }
  }

  read(2)
  for (const { id, part, amount, copies, delay, next, answerDelay } of steps) {
    now++
    const known = server.get(id) ?? empty(id)
    const changed =
      part === 'bid'
        ? { sequence: known.sequence + 1, price: known.price + amount }
        : { stock: known.stock + 1, left: amount }
    server.set(id, { ...known, ...changed })
    for (let copy = 1; copy <= copies; copy++) {
      arriving.push({ at: now + delay * copy, act: () => merge.push(changeOf({ id, ...changed } as Push)) })
    }
    arrive()
    if (next === 'read') read(answerDelay)
    if (next === 'flush') look()
  }
  arrive(Number.POSITIVE_INFINITY)
  look()
  read(0)
  arrive(Number.POSITIVE_INFINITY)
  look()
  expect([...merge.items().values()]).toEqual([...server.values()])
}

test('parts in any order, repeated or lost, end in the server’s state, and no price ever falls', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => play(createMerge(numbered), steps)),
    { numRuns: 1000 },
  )
})

test('control: without a number of its own a part falls back', () => {
  const { newest: _, ...withOne } = numbered
  const result = fc.check(
    fc.property(fc.array(step, { maxLength: 40 }), steps => play(createMerge(withOne), steps)),
    { numRuns: 500 },
  )
  expect(result.failed).toBe(true)
})

const item = (id: string): Item => ({ id, sequence: 1, price: 10, stock: 1, left: 3 })

test('a part may skip numbers: nothing of it is missing', () => {
  const merge = createMerge(numbered)
  merge.read([item('a')], merge.beginRead())
  merge.push(changeOf({ id: 'a', sequence: 40, price: 90 }))
  expect(merge.flush()).toEqual({ changed: true, missing: false })
  expect(merge.items().get('a')).toEqual({ ...item('a'), sequence: 40, price: 90 })
})

test('a part of an unknown item is read, unless only some items are', () => {
  const merge = createMerge(numbered)
  merge.read([item('a')], merge.beginRead())
  merge.push(changeOf({ id: 'b', sequence: 2, price: 20 }, true))
  expect(merge.flush()).toEqual({ changed: false, missing: false })
  merge.push(changeOf({ id: 'b', sequence: 3, price: 30 }))
  expect(merge.flush()).toEqual({ changed: false, missing: true })
  merge.read([item('a'), item('b')], merge.beginRead())
  expect(merge.items().get('b')).toEqual({ ...item('b'), sequence: 3, price: 30 })
})
