import { expect, test } from 'vitest'
import type { DrawRecord } from '../../../src/api/draws.ts'
import { checkRecord } from '../../../src/features/draws/check/check-record.ts'
import { pickNumber, sealOf, sha256 } from '../../../src/lib/prize-draw.ts'

const at = '2026-11-23T12:00:00.000Z'
const seed = 'ab'.repeat(32)
const numbers = [1, 2, 3, 4, 5, 8, 9]

/** A draw of two prizes, the first of which was drawn again. */
async function drawn() {
  const seal = await sealOf(seed, numbers)
  const picked: number[] = []
  for (const place of [1, 2, 3]) {
    const left = numbers.filter(number => !picked.includes(number))
    picked.push(await pickNumber({ seed, seal, place }, left))
  }
  const pick = (sequence: number, kind: 'drawn' | 'redrawn', prize: number) => ({
    ...{ sequence, at, kind, prize, number: picked[sequence - 3] },
    reason: kind === 'redrawn' ? 'Given back' : undefined,
  })
  const happening = { at, prize: undefined, number: undefined, reason: undefined }
  const record: DrawRecord = {
    ...{ draw_id: 'd', seed, seal, seed_hash: await sha256(seed) },
    numbers: [
      [1, 5],
      [8, 9],
    ],
    log: [
      { ...happening, sequence: 1, kind: 'opened' },
      { ...happening, sequence: 2, kind: 'closed' },
      ...[pick(3, 'drawn', 1), pick(4, 'drawn', 2), pick(5, 'redrawn', 1)],
    ],
  }
  const prize = (number: number | undefined) => ({
    ...{ title: 'A prize', donor: undefined, picture: undefined, value: undefined, winner: undefined, number },
  })
  return { record, shown: [prize(picked[2]), prize(picked[1])] }
}

test('a draw that followed its rule is sound', async () => {
  const { record, shown } = await drawn()
  expect(await checkRecord(record, shown)).toEqual({ type: 'sound', numbers: 7, picks: 3, again: 1 })
})

test('any change of it is noticed', async () => {
  const { record, shown } = await drawn()
  const [opened, closed, first, ...rest] = record.log
  if (!opened || !closed || !first) throw new Error('The record is short')
  const other = { ...first, number: (first.number ?? 0) === 1 ? 2 : 1 }
  const check = async (extra: Partial<DrawRecord>, prizes = shown) =>
    (await checkRecord({ ...record, ...extra }, prizes)).type
  expect(await check({ seed: 'cd'.repeat(32) })).toBe('seed')
  expect(await check({ numbers: [[1, 9]] })).toBe('seal')
  expect(await check({ numbers: [[1, 5]] })).toBe('seal')
  expect(await check({ log: [opened, closed, other, ...rest] })).toBe('pick')
  expect(
    await check(
      {},
      shown.map(one => ({ ...one, number: 1 })),
    ),
  ).toBe('pick')
  expect(await check({ log: [opened, closed] })).toBe('pick')
})
