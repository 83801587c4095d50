import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, createMerge } from '../../../src/api/realtime/merge.ts'
import { createLotServer, type Lot, numbered } from '../../support/lots.ts'

/** `copies`: how often a push arrives, 0 if it is lost; `delay`: how many steps later. */
const change = (fewest: 0 | 1) =>
  fc.record({
    type: fc.constant('change' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    kind: fc.constantFrom('whole' as const, 'patch' as const, 'patch' as const, 'removal' as const),
    bid: fc.integer({ min: 1, max: 9 }),
    copies: fc.integer({ min: fewest, max: 2 }),
    delay: fc.integer({ min: 0, max: 5 }),
  })
const flush = fc.constant({ type: 'flush' as const })
/** The server answers at once; the answer arrives this many steps later. */
const read = fc.record({ type: fc.constant('read' as const), delay: fc.integer({ min: 0, max: 8 }) })

const steps = (fewest: 0 | 1) =>
  fc.array(
    fc.oneof({ arbitrary: change(fewest), weight: 5 }, { arbitrary: flush, weight: 2 }, { arbitrary: read, weight: 1 }),
    { maxLength: 60 },
  )
type Step = ReturnType<typeof steps> extends fc.Arbitrary<(infer S)[]> ? S : never

interface Merge {
  beginRead(): number
  push(change: Change<Lot>): void
  flush(): { missing: boolean }
  read(items: readonly Lot[], begun: number): { missing: boolean }
  items(): ReadonlyMap<string, Lot>
}

/** Plays the steps, then delivers the rest. Reads whatever the merge reports as missing. */
function play(merge: Merge, steps: readonly Step[], { reconnects }: { reconnects: boolean }) {
  const server = createLotServer()
  const arriving: { at: number; act(): void }[] = []
  const highest = new Map<string, number>()
  let now = 0
  let isReading = false
  let isMissing = false

  function begin(delay: number): void {
    if (isReading) return
    isReading = true
    isMissing = false
    const begun = merge.beginRead()
    const answer = server.snapshot()
    arriving.push({
      at: now + delay,
      act() {
        isReading = false
        isMissing ||= merge.read(answer, begun).missing
        look()
      },
    })
  }

  function look(): void {
    for (const lot of merge.items().values()) {
      if (!server.hadEver(lot)) throw new Error(`${lot.id} was never ${lot.bid} at ${lot.sequence}`)
      if (lot.sequence < (highest.get(lot.id) ?? 0)) throw new Error(`${lot.id} fell to ${lot.sequence}`)
      highest.set(lot.id, lot.sequence)
    }
  }

  function arrive(): void {
    for (const one of arriving.splice(0)) {
      if (one.at <= now) one.act()
      else arriving.push(one)
    }
  }

  begin(3)
  for (const step of steps) {
    now++
    arrive()
    if (isMissing) begin(2)
    if (step.type === 'read') begin(step.delay)
    else if (step.type === 'flush') {
      isMissing = merge.flush().missing || isMissing
      look()
    } else {
      const sent = server.change(step.id, step.kind, step.bid)
      for (let copy = 0; copy < step.copies; copy++) {
        arriving.push({ at: now + step.delay * (copy + 1), act: () => merge.push(sent) })
      }
    }
  }
  for (let last = 0; last < 30; last++) {
    now++
    arrive()
    isMissing = merge.flush().missing || isMissing
    look()
    if (isMissing || (reconnects && last === 20)) begin(1)
  }
  const byId = (one: Lot, other: Lot) => (one.id < other.id ? -1 : 1)
  expect([...merge.items().values()].sort(byId)).toEqual(server.snapshot().sort(byId))
}

test('any order, duplicates, losses and slow reads end in what the server has, after a reconnect', () => {
  fc.assert(
    fc.property(steps(0), steps => play(createMerge(numbered), steps, { reconnects: true })),
    { numRuns: 1000 },
  )
})

test('without losses they end there without a reconnect', () => {
  fc.assert(
    fc.property(steps(1), steps => play(createMerge(numbered), steps, { reconnects: false })),
    { numRuns: 1000 },
  )
})

/** The negative control: applies everything in order of arrival. */
function naive(): Merge {
  const lots = new Map<string, Lot>()
  let reads = 0
  return {
    beginRead: () => ++reads,
    push({ key, apply }) {
      const lot = apply(lots.get(key))
      if (lot) lots.set(key, lot)
      else lots.delete(key)
    },
    flush: () => ({ missing: false }),
    read(items) {
      lots.clear()
      for (const lot of items) lots.set(lot.id, lot)
      return { missing: false }
    },
    items: () => lots,
  }
}

test.each([
  [0, true],
  [1, false],
] as const)('and a merge that takes everything as it comes does not', (fewest, reconnects) => {
  const result = fc.check(
    fc.property(steps(fewest), steps => play(naive(), steps, { reconnects })),
    { numRuns: 500 },
  )
  expect(result.failed).toBe(true)
})

test('keeps the order of the read, and appends later items', () => {
  const merge = createMerge(numbered)
  const lot = (id: string, sequence = 1): Lot => ({ id, sequence, bid: 1 })
  const push = (lot: Lot) => merge.push({ key: lot.id, sequence: lot.sequence, apply: () => lot, isPatch: false })
  merge.read([lot('b'), lot('a')], merge.beginRead())
  push(lot('c'))
  push(lot('b', 2))
  expect(merge.flush()).toEqual({ changed: true, missing: false })
  expect([...merge.items().keys()]).toEqual(['b', 'a', 'c'])
  merge.read([lot('c'), lot('a'), lot('b')], merge.beginRead())
  expect([...merge.items().values()]).toEqual([lot('c'), lot('a'), lot('b', 2)])
})

test('a removal stays, even if older pushes arrive later', () => {
  const merge = createMerge(numbered)
  const old: Lot = { id: 'a', sequence: 1, bid: 1 }
  merge.read([old], merge.beginRead())
  const slow = merge.beginRead()
  merge.push({ key: 'a', sequence: 2, apply: () => undefined, isPatch: false })
  merge.flush()
  merge.read([old], slow)
  merge.push({ key: 'a', sequence: 1, apply: () => old, isPatch: false })
  expect(merge.flush().changed).toBe(false)
  expect(merge.items().size).toBe(0)
})

test('keeps a thousand patches at most that wait for lost ones', () => {
  const merge = createMerge(numbered)
  merge.read([{ id: 'a', sequence: 1, bid: 0 }], merge.beginRead())
  for (let sequence = 3; sequence < 5000; sequence++) {
    merge.push({ key: 'a', sequence, apply: known => known && { ...known, sequence }, isPatch: true })
    if (sequence % 100 === 0) expect(merge.flush().missing).toBe(true)
  }
  merge.flush()
  const begun = merge.beginRead()
  expect(merge.read([{ id: 'a', sequence: 4200, bid: 0 }], begun).missing).toBe(false)
  expect(merge.items().get('a')?.sequence).toBe(4999)
})

/** A push that tells of other fields, which must be read. */
const edit = (sequence: number): Change<Lot> => ({
  key: 'a',
  sequence,
  apply: known => known && { ...known, sequence },
  isPatch: false,
  part: { numberOf: lot => lot.sequence, isOfSome: true, needsRead: true },
})

test('an edit that a later change overtook is still read, once', () => {
  const merge = createMerge(numbered)
  merge.read([{ id: 'a', sequence: 5, bid: 1 }], merge.beginRead())
  const { part, ...later } = edit(7)
  merge.push({ ...later, part: part && { ...part, needsRead: false } })
  expect(merge.flush()).toEqual({ changed: true, missing: false })
  merge.push(edit(6))
  expect(merge.flush()).toEqual({ changed: false, missing: true })
  expect(merge.read([{ id: 'a', sequence: 7, bid: 1 }], merge.beginRead()).missing).toBe(false)
  expect(merge.items().get('a')?.sequence).toBe(7)
})

test('an edit is not read again by whoever has read that very version', () => {
  const merge = createMerge(numbered)
  merge.read([{ id: 'a', sequence: 6, bid: 1 }], merge.beginRead())
  merge.push(edit(6))
  expect(merge.flush()).toEqual({ changed: false, missing: false })
})
