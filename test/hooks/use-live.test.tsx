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
  const settled = () => acting(() => {}).then(text)
  expect(text()).toBe('Loading…')
  await expect.poll(settled).toBe('1020')
  await expect.poll(() => fake.subscriptions.length).toBe(1)
  drawn.length = 0
  fake.push({ id: 'b', sequence: 2, bid: 25 })
  await expect.poll(settled).toBe('1025')
  expect(drawn).toEqual(['b 25'])
  fake.push({ id: 'c', sequence: 1, bid: 30 })
  await expect.poll(settled).toBe('102530')
  await acting(() => fake.opened[0]?.[2].onState('down'))
  expect(text()).toBe('102530not live just now')
})
