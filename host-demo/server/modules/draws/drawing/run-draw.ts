import type { Transaction } from 'kysely'
import { pickNumber } from '../../../../../src/lib/prize-draw.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { addToRecord, readRecord, soldNumbers } from './record.ts'

/** Draws a number for each prize, the best first, as long as there are numbers, and reveals the seed. */
export async function runDraw(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<void> {
  const numbers = await picks(trx, draw, draw.prizes.length)
  await trx.updateTable('draws').set({ state: 'drawn' }).where('id', '=', draw.id).execute()
  await addToRecord(
    trx,
    draw,
    at,
    numbers.map((number, index) => ({ prize: index + 1, number })),
    'drawn',
  )
  await pushDraw(trx, draw, { edited: true })
}

/**
 * Draws one prize again, from the numbers that were not drawn yet.
 * @param prize 1 for the best
 * @returns the number; undefined if there is none left
 */
export async function redraw(
  trx: Transaction<Database>,
  draw: DrawRow,
  { prize, reason, at }: { readonly prize: number; readonly reason: string; readonly at: Date },
): Promise<number | undefined> {
  const [number] = await picks(trx, draw, 1)
  if (number === undefined) return undefined
  await addToRecord(trx, draw, at, [{ prize, number, reason }], 'redrawn')
  await pushDraw(trx, draw, { edited: true })
  return number
}

/** The next numbers by the published rule. */
async function picks(trx: Transaction<Database>, draw: DrawRow, count: number): Promise<number[]> {
  const { seed, seal } = draw
  if (seed === null || seal === null) throw new Error(`The draw ${draw.id} is not sealed`)
  const drawn = (await readRecord(trx, [draw.id])).flatMap(({ number }) => number ?? [])
  let left = (await soldNumbers(trx, draw)).filter(number => !drawn.includes(number))
  const picked: number[] = []
  while (picked.length < count && left.length) {
    const place = drawn.length + picked.length + 1
    const number = await pickNumber({ seed, seal, place }, left)
    picked.push(number)
    left = left.filter(one => one !== number)
  }
  return picked
}
