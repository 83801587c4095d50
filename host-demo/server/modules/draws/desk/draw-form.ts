import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { adminDraw } from '../../../../../src/api/admin-draws.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { typedDescription } from '../../../platform/http/description-html.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { readRecord, winningNumbers } from '../drawing/record.ts'
import { winnersOf } from '../drawing/winners.ts'
import type { DrawRow } from '../find-draw.ts'
import { type DrawRecord, recorded } from './draw-record.ts'

/** Changes whenever the draw's record does. */
export const revisionOf = (record: DrawRecord) => sha256(JSON.stringify(recorded(record))).slice(0, 16)

const file = (uri: string | null) => (uri === null ? null : { uri })

/** May it be drawn now? Only from the day on that its tickets name, in the event's time zone. */
export function isDrawable(event: Event, { draws_at }: Pick<DrawRow, 'draws_at'>, at: Date): boolean {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: event.settings.time_zone })
  return day.format(at) >= day.format(draws_at)
}

/** Was it closed before its time, so that numbers can be sold again? */
export const isReopenable = ({ state, closes_at }: Pick<DrawRow, 'state' | 'closes_at'>, at: Date): boolean =>
  state === 'closed' && at < closes_at

export async function formOf(
  db: Kysely<Database>,
  event: Event,
  draw: DrawRow,
  at: Date,
): Promise<InferInput<typeof adminDraw.output>> {
  const log = await readRecord(db, [draw.id])
  const numbers = winningNumbers(log)
  const winners = await winnersOf(db, [draw.id])
  const mailed = await db.selectFrom('draw_winner_mails').select('number').where('draw_id', '=', draw.id).execute()
  const winnerOf = (prize: number) => {
    const winner = winners.find(({ number }) => number === numbers.get(prize))
    if (!winner) return null
    const { number, first_name, last_name, email, shown, isRefunded } = winner
    return {
      ...{ number, name: `${first_name} ${last_name}`, email },
      name_shownYN: yesNo(shown !== null),
      refundedYN: yesNo(isRefunded),
      mailedYN: yesNo(mailed.some(one => one.number === number)),
    } as const
  }
  return {
    draw_id: draw.id,
    revision: revisionOf(draw),
    state: draw.state,
    sold: draw.sold,
    happenings: log.length,
    drawableYN: yesNo(isDrawable(event, draw, at)),
    reopenableYN: yesNo(isReopenable(draw, at)),
    kind: draw.kind,
    title: draw.title,
    summary: draw.summary,
    description: typedDescription(draw.description),
    picture: file(draw.picture),
    prizes: draw.prizes.map(({ title, donor, picture, value, alcohol }, index) => ({
      ...{ title, donor, picture: file(picture), value },
      alcoholYN: yesNo(alcohol),
      winner: winnerOf(index + 1),
    })),
    price: draw.price,
    sold_by: draw.sold_by,
    numbers_each: draw.numbers_each,
    capacity: draw.capacity,
    per_person: draw.per_person,
    minimum_age: draw.minimum_age,
    society: draw.society,
    promoter: draw.promoter,
    registration: draw.registration,
    opens_at: draw.opens_at.toISOString(),
    closes_at: draw.closes_at.toISOString(),
    draws_at: draw.draws_at.toISOString(),
  }
}
