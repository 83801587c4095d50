import { cleanup } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { useSurroundings } from '../../src/hooks/context.ts'
import { useLive, useLiveItem } from '../../src/hooks/use-live.ts'
import { type LiveCollection, liveCollection, whole } from '../../src/store/live.ts'
import { defineSlice } from '../../src/store/slice.ts'
import { ResourceFrame } from '../../src/ui/resource-frame.tsx'
import { acting } from '../support/acting.ts'
import { createFakeRealtime } from '../support/fake-realtime.ts'
import { type Lot, numbered } from '../support/lots.ts'
import { renderFeature } from '../support/render-feature.tsx'

const fake = createFakeRealtime()

vi.mock('../../src/api/realtime.ts', () => ({
  connectionOf: (...asked: Parameters<typeof fake.module.connectionOf>) => fake.module.connectionOf(...asked),
}))

afterEach(cleanup)

const data = v.object({ id: v.string(), sequence: v.number(), bid: v.number() })
const slice = defineSlice('test lots', site =>
  liveCollection<Lot>(site, {
    ...numbered,
    read: async () => [
      { id: 'a', sequence: 1, bid: 10 },
      { id: 'b', sequence: 1, bid: 20 },
    ],
    channel: id => `lots-${id}`,
    pushes: [whole({ event: 'lot', data })],
  }),
)

const drawn: string[] = []
const nextTurn = () => new Promise(done => setTimeout(done, 10))

function Card({ lots, id }: Readonly<{ lots: LiveCollection<Lot>; id: string }>) {
  const lot = useLiveItem(lots, id)
  drawn.push(`${id} ${lot?.bid}`)
  return <li>{lot?.bid}</li>
}

function Lots() {
  const lots = slice(useSurroundings().site)
  const { notLive, ...frame } = useLive(lots.keys)
  return (
    <ResourceFrame {...frame}>
      {ids => (
        <ul>
          {ids.map(id => (
            <Card key={id} lots={lots} id={id} />
          ))}
          {notLive}
        </ul>
      )}
    </ResourceFrame>
  )
}

test('a list shows its items, draws again the one that changes, and says when it is not live', async () => {
  const { text } = renderFeature(<Lots />)
  // Waits for each step to end: with a poll, the next step could begin too early.
  const settles = async (expected: string) => {
    for (let tries = 0; tries < 500 && text() !== expected; tries++) await acting(nextTurn)
    expect(text()).toBe(expected)
  }
  expect(text()).toBe('Loading…')
  await settles('1020')
  // A site of another test file may open its connection late, and then gets this one too.
  await expect.poll(() => fake.subscriptions.some(({ channel }) => channel.startsWith('lots-'))).toBe(true)
  drawn.length = 0
  fake.push({ id: 'b', sequence: 2, bid: 25 })
  await settles('1025')
  expect(drawn).toEqual(['b 25'])
  fake.push({ id: 'c', sequence: 1, bid: 30 })
  await settles('102530')
  await acting(() => {
    for (const [, , { onState }] of fake.opened) onState('down')
  })
  await settles('102530not live just now')
})
