import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DrawCheck } from '../../../src/features/draws/check/draw-check.tsx'
import type { DrawDetails } from '../../../src/features/draws/draws.store.ts'
import { pickNumber, sealOf, sha256 } from '../../../src/lib/prize-draw.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

const read = 'GET /prize-draws/d/record'
const [seed, numbers] = ['ab'.repeat(32), [1, 2, 3]]

test('a verdict goes with the winner that it was about', async () => {
  const seal = await sealOf(seed, numbers)
  const first = await pickNumber({ seed, seal, place: 1 }, numbers)
  const left = numbers.filter(number => number !== first)
  const second = await pickNumber({ seed, seal, place: 2 }, left)
  const pick = (sequence: number, kind: string, number: number) => ({
    ...{ sequence, at: '2026-11-23T12:00:00.000Z', kind, prize: 1, number },
    reason: kind === 'redrawn' ? 'Given back' : null,
  })
  const record = async (log: object[]) =>
    json({ draw_id: 'd', seed, seal, seed_hash: await sha256(seed), numbers: [[1, 3]], log })
  const wonBy = (number: number) => {
    const draw = { draw_id: 'd', state: 'drawn', prizes: [{ title: 'A hamper', number }] } as unknown as DrawDetails
    return (
      <InMicrosite>
        <DrawCheck draw={draw} />
      </InMicrosite>
    )
  }
  const drawn = await record([pick(3, 'drawn', first)])
  const { server, text, change } = renderFeature(wonBy(first), { prepare: server => server.answer(read, drawn) })
  await rest()
  await press('Check this draw')
  await expect.poll(text).toContain('This draw was fair')
  const reads = server.requestsTo(read).length
  server.answer(read, await record([pick(3, 'drawn', first), pick(4, 'redrawn', second)]))
  change(wonBy(second))
  await rest()
  expect(text()).not.toContain('This draw was fair')
  expect(text()).toContain('Given back')
  expect(server.requestsTo(read)).toHaveLength(reads + 1)
})
