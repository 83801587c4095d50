import { expect, test } from 'vitest'
import { quietTurn } from '../../../host-demo/server/platform/quiet-turn.ts'

function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Work that comes anew in each turn of the event loop. */
function begin(turns: number) {
  const work = { left: turns }
  const next = () => {
    block(5)
    work.left--
    if (work.left > 0) setImmediate(next)
  }
  setImmediate(next)
  return work
}

test('whatever comes meanwhile is done first, for all who wait', async () => {
  const work = begin(10)
  await Promise.all([quietTurn(), quietTurn()])
  expect(work.left).toBe(0)
})

test('nobody waits for ever', async () => {
  const work = begin(1000)
  await quietTurn()
  expect(work.left).toBeGreaterThan(0)
  work.left = 0
})
