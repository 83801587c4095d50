import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveCollection, liveResource, whole } from '../../src/store/live.ts'
import { patch, removal } from '../../src/store/push-rules.ts'
import type { FakeRealtime } from '../support/fake-realtime.ts'
import { type Lot, numbered } from '../support/lots.ts'
import { newSocket } from '../support/socket.ts'
import { testSite } from '../support/test-site.ts'

vi.mock('../../src/api/realtime.ts', () => import('../support/socket.ts'))

const pushes = {
  lot: { event: 'lot', data: v.object({ id: v.string(), sequence: v.number(), bid: v.number() }) },
  raise: { event: 'raise', data: v.object({ id: v.string(), sequence: v.number(), by: v.number() }) },
  gone: { event: 'gone', data: v.object({ id: v.string(), sequence: v.number() }) },
}

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
})

afterEach(() => void vi.useRealTimers())

const lot = (id: string, sequence = 1, bid = 1): Lot => ({ id, sequence, bid })
const frame = () => vi.advanceTimersByTimeAsync(100)

/** Live lots, with a server whose answers the test controls. */
async function watching(first: readonly Lot[]) {
  const { site } = testSite()
  const answers: ((lots: readonly Lot[]) => void)[] = []
  const read = vi.fn(() => new Promise<readonly Lot[]>(done => answers.push(done)))
  const lots = liveCollection<Lot>(site, {
    ...numbered,
    read,
    channel: id => `lots-${id}`,
    pushes: [
      whole(pushes.lot),
      patch(pushes.raise, {
        keyOf: ({ id }) => id,
        sequenceOf: ({ sequence }) => sequence,
        apply: (known: Lot, { sequence, by }) => ({ ...known, sequence, bid: known.bid + by }),
      }),
      removal(pushes.gone, { keyOf: ({ id }) => id, sequenceOf: ({ sequence }) => sequence }),
    ],
  })
  const leave = lots.$state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  const answer = (lots: readonly Lot[]) => {
    answers.shift()?.(lots)
    return frame()
  }
  await answer(first)
  const shown = () => {
    const state = lots.$state.get()
    return state.type === 'ready' ? [...state.value.values()].map(({ id, bid }) => `${id} ${bid}`) : state.type
  }
  return { lots, read, answer, leave, shown }
}

test('reads, listens on the channel of the event, and applies each push by its rule', async () => {
  const { shown } = await watching([lot('a'), lot('b'), lot('c')])
  expect(fake.subscriptions).toMatchObject([{ channel: 'lots-event-1', events: ['lot', 'raise', 'gone'] }])
  fake.push({ id: 'a', sequence: 2, by: 5 }, 'raise')
  fake.push(lot('b', 2, 9), 'lot')
  fake.push({ id: 'c', sequence: 2 }, 'gone')
  fake.push(lot('d', 1, 4), 'lot')
  await frame()
  expect(shown()).toEqual(['a 6', 'b 9', 'd 4'])
})

test('shows nothing of a list before it was read, and loses nothing that came meanwhile', async () => {
  const { site } = testSite()
  const answers: ((lots: Lot[]) => void)[] = []
  const lots = liveCollection<Lot>(site, {
    ...numbered,
    read: () => new Promise<Lot[]>(done => answers.push(done)),
    channel: id => id,
    pushes: [whole(pushes.lot)],
  })
  lots.$state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  fake.push(lot('a', 2, 7))
  await frame()
  expect(lots.$state.get().type).toBe('loading')
  answers[0]?.([lot('a'), lot('b')])
  await frame()
  expect(lots.$state.get()).toEqual({
    type: 'ready',
    value: new Map([
      ['a', lot('a', 2, 7)],
      ['b', lot('b')],
    ]),
  })
})

test('reads again after a gap, though a read is under way: its answer may be older', async () => {
  const { read, answer, shown } = await watching([lot('a')])
  fake.gap()
  expect(read).toHaveBeenCalledTimes(2)
  fake.gap()
  fake.gap()
  await answer([lot('a')])
  expect(read).toHaveBeenCalledTimes(3)
  await answer([lot('a', 5, 50)])
  expect(read).toHaveBeenCalledTimes(3)
  expect(shown()).toEqual(['a 50'])
})

test('asks for what a patch cannot be applied to', async () => {
  const { read, answer, shown } = await watching([lot('a')])
  const asked = read.mock.calls.length
  fake.push({ id: 'a', sequence: 3, by: 5 }, 'raise')
  await frame()
  expect(shown()).toEqual(['a 1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(asked + 1)
  await answer([lot('a', 3, 9)])
  expect(shown()).toEqual(['a 9'])
})

test('draws a thousand pushes to 200 lots once, and each lot at most once', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => `lot ${at}`)
  const { lots } = await watching(ids.map(id => lot(id)))
  const drawn = vi.fn()
  const cards = ids.map(id => {
    const card = vi.fn()
    lots.item(id).listen(card)
    return card
  })
  lots.$state.listen(drawn)
  for (let sequence = 2; sequence <= 11; sequence++) {
    for (const id of ids.slice(0, 100)) fake.push(lot(id, sequence, sequence), 'lot')
  }
  expect(drawn).not.toHaveBeenCalled()
  await frame()
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(cards.map(card => card.mock.calls.length)).toEqual(ids.map((_, at) => (at < 100 ? 1 : 0)))
  expect(lots.item('lot 3').get()).toEqual(lot('lot 3', 11, 11))
})

test('draws in the browser’s frame, where there is one', async () => {
  const { shown } = await watching([lot('a')])
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  try {
    fake.push(lot('a', 2, 2), 'lot')
    fake.push(lot('a', 3, 3), 'lot')
    expect(frames).toHaveLength(1)
    expect(shown()).toEqual(['a 1'])
    frames[0]?.()
    expect(shown()).toEqual(['a 3'])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('does not draw what is known already', async () => {
  const { lots } = await watching([lot('a', 4)])
  const drawn = vi.fn()
  lots.$state.listen(drawn)
  fake.push(lot('a', 4), 'lot')
  fake.push(lot('a', 2), 'lot')
  await frame()
  expect(drawn).not.toHaveBeenCalled()
})

test('listens while somebody looks, be it at one item alone', async () => {
  const { lots, leave } = await watching([lot('a')])
  leave()
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toEqual([])
  const stop = lots.item('a').listen(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toHaveLength(1)
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(fake.subscriptions).toEqual([])
})

test('one value may follow patches, too', async () => {
  const { site } = testSite()
  const count = liveResource<{ sequence: number; answers: number }>(site, {
    read: async () => ({ sequence: 1, answers: 10 }),
    channel: id => id,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [
      patch(pushes.raise, {
        keyOf: () => '',
        sequenceOf: ({ sequence }) => sequence,
        apply: (known: { sequence: number; answers: number }, { sequence, by }) => ({
          sequence,
          answers: known.answers + by,
        }),
      }),
    ],
  })
  count.$state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  fake.push({ id: '', sequence: 3, by: 4 })
  fake.push({ id: '', sequence: 2, by: 1 })
  await frame()
  expect(count.$state.get()).toEqual({ type: 'ready', value: { sequence: 3, answers: 15 } })
})
