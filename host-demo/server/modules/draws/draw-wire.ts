import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { prizeDraws } from '../../../../src/api/draws.ts'
import type { Database } from '../../platform/db/schema.ts'
import { readRecord, winningNumbers } from './drawing/record.ts'
import { winnersOf } from './drawing/winners.ts'
import type { DrawRow } from './find-draw.ts'
import { leftInEach, shownLeft } from './stock.ts'

type Wire = InferInput<typeof prizeDraws.output>['items'][number]

const file = (uri: string | null) => (uri === null ? null : { uri })

/**
 * Reads in a few queries what these draws' wire shapes need.
 * @returns a function that makes a draw's wire shape
 */
export async function readDraws(db: Kysely<Database>, draws: readonly DrawRow[]): Promise<(draw: DrawRow) => Wire> {
  const left = await leftInEach(db, draws)
  const drawn = draws.filter(({ state }) => state === 'drawn').map(({ id }) => id)
  const log = await readRecord(db, drawn)
  const winners = await winnersOf(db, drawn)
  return draw => {
    const numbers = winningNumbers(log.filter(({ draw_id }) => draw_id === draw.id))
    return {
      draw_id: draw.id,
      sequence: draw.sequence,
      state: draw.state,
      sold: draw.sold,
      left: shownLeft(draw, left(draw)),
      kind: draw.kind,
      title: draw.title,
      summary: draw.summary,
      picture: file(draw.picture ?? draw.prizes[0]?.picture ?? null),
      price: draw.price,
      sold_by: draw.sold_by,
      numbers_each: draw.numbers_each,
      per_person: draw.per_person,
      minimum_age: draw.minimum_age,
      society: draw.society,
      promoter: draw.promoter,
      registration: draw.registration,
      opens_at: draw.opens_at.toISOString(),
      closes_at: draw.closes_at.toISOString(),
      draws_at: draw.draws_at.toISOString(),
      prizes: draw.prizes.map(({ title, donor, picture, value }, index) => {
        const number = numbers.get(index + 1) ?? null
        const winner = winners.find(one => one.draw_id === draw.id && one.number === number)
        return { title, donor, picture: file(picture), value, number, winner: winner?.shown ?? null }
      }),
    }
  }
}
