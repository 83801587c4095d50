import { randomUUID } from 'node:crypto'
import { openDraw } from '../../host-demo/server/modules/draws/drawing/open-draw.ts'
import { scheduleClose } from '../../host-demo/server/modules/draws/drawing/schedule-close.ts'
import { findDraw } from '../../host-demo/server/modules/draws/find-draw.ts'
import { databaseTime } from '../../host-demo/server/platform/db/clock.ts'
import { inTransaction } from '../../host-demo/server/platform/db/transaction.ts'
import { endpoints } from '../../src/api/table.ts'
import { laterToday } from '../later-today.ts'
import type { DemoServer } from './demo-server.ts'

const prize = (title: string) => ({ title, donor: null, picture: null, value: null, alcohol: false })

/** Opens a prize draw for an hour, with unlimited numbers, to be drawn today. */
export async function makeDraw(
  { context: { db, now } }: DemoServer,
  event_id: string,
  extra: Partial<ReturnType<typeof row>> = {},
): Promise<string> {
  const at = await databaseTime(db, now)
  const values = { ...row(event_id, at), ...extra }
  await inTransaction(db, async trx => {
    await trx.insertInto('draws').values(values).execute()
    await openDraw(trx, await findDraw(trx, event_id, values.id), at)
  })
  return values.id
}

const row = (event_id: string, at: Date) => ({
  id: `draw_${randomUUID()}`,
  event_id,
  kind: 'small_society' as 'small_society' | 'private' | 'incidental',
  title: 'Raffle',
  summary: '',
  description: '',
  picture: null,
  prizes: JSON.stringify([prize('A hamper'), prize('A bicycle')]),
  price: 1_00,
  sold_by: 'entries' as 'entries' | 'fixed_price',
  numbers_each: 1,
  capacity: null as number | null,
  per_person: null as number | null,
  minimum_age: 18,
  society: 'Friends of the River',
  promoter: 'Ada Lovelace, 1 Mill Lane, York',
  registration: 'York Council, 123',
  opens_at: new Date(at.getTime() - 60_000),
  closes_at: new Date(at.getTime() + 3_600_000),
  draws_at: new Date(at.getTime() + laterToday()),
})

/** An organiser's input for a draw. */
export const drawInput = (extra: object = {}) => ({
  kind: 'small_society' as const,
  title: 'Raffle',
  summary: '',
  description: 'Three prizes.\n\nAll given.',
  prizes: [
    { title: 'A hamper', alcoholYN: 'no' as const },
    { title: 'A bicycle', alcoholYN: 'no' as const },
  ],
  price: 1_00,
  sold_by: 'entries' as const,
  numbers_each: 1,
  minimum_age: 18 as const,
  society: 'Friends of the River',
  promoter: 'Ada Lovelace, York',
  registration: 'York, 123',
  opens_at: new Date(Date.now() - 3_600_000).toISOString(),
  closes_at: new Date(Date.now() + laterToday()).toISOString(),
  draws_at: new Date(Date.now() + laterToday()).toISOString(),
  ...extra,
})

/** An order for numbers of a draw, by a guest unless there is a token. */
export function order(
  demo: DemoServer,
  draw_id: string,
  {
    quantity = 1,
    email = `${randomUUID()}@players.example`,
    token,
    line = {},
    address,
    more = {},
  }: {
    quantity?: number
    email?: string
    token?: string
    line?: Record<string, unknown>
    address?: string
    more?: object
  } = {},
) {
  return demo.call(
    endpoints.payStripe,
    {
      idempotency_key: randomUUID(),
      lines: [{ origin: 'raffle', draw_id, quantity, age_confirmed: 'yes', ...line }],
      ...(!token && { guest: { first_name: 'Ada', last_name: 'Lovelace', email } }),
      ...more,
    },
    { ...(token && { token }), ...(address && { address }) },
  )
}

/** Buys numbers. @returns the order, and its numbers */
export async function buy(demo: DemoServer, drawId: string, how: Parameters<typeof order>[2] = {}) {
  const { output, error } = await order(demo, drawId, how)
  if (!output) throw new Error(JSON.stringify(error))
  await demo.pay(output.payment_intent_id)
  await demo.confirm(output)
  return { order: output, numbers: await numbersOf(demo, output) }
}

export async function numbersOf(demo: DemoServer, { order_id, order_key }: { order_id: string; order_key: string }) {
  const { output } = await demo.call(endpoints.orderDrawTickets, { order_id, order_key })
  return output.flatMap(ticket => ticket.numbers)
}

/** The sale's time is over: the job closes the draw. */
export async function endNow({ context: { db, now, jobs } }: DemoServer, id: string): Promise<void> {
  const closes_at = await databaseTime(db, now)
  await db.updateTable('draws').set({ closes_at, draws_at: closes_at }).where('id', '=', id).execute()
  await scheduleClose(db, { id, closes_at })
  jobs.wake()
}
