import type { Context } from '../../../host-demo/server/platform/context.ts'
import type { Publisher } from '../../../host-demo/server/platform/realtime/publisher.ts'
import { eventChannel } from '../../../src/api/channels.ts'
import { fundraiserDataEvent } from '../../../src/api/fundraisers-read.ts'

/** Makes fundraisers with the pictures of the demo's. */
export async function addFundraisers(
  { db, now }: Context,
  eventId: string,
  { count, first }: { count: number; first: number },
): Promise<void> {
  const known = await db.selectFrom('fundraisers').select('picture').where('event_id', '=', eventId).execute()
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  const rows = numbers.map(at => ({
    id: `fun_bench_${at}`,
    event_id: eventId,
    user_id: null,
    slug: `bench-${at}`,
    name: `Runner ${at + 1} for the bench`,
    story: 'I run because somebody flew my brother to hospital.',
    picture: known[at % known.length]?.picture ?? null,
    goal: 500_00,
    raised: 10_00 + at,
    ends_at: null,
    team_id: null,
    created_at: now(),
  }))
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('fundraisers')
      .values(rows.slice(at, at + 100))
      .execute()
}

interface Gifts {
  readonly event: string
  readonly eventId: string
  readonly perSecond: number
  readonly seconds: number
}

type Data = Record<'fundraiser_id' | 'shownYN', string> & Record<'sequence' | 'raised' | 'gift_count', number>

/**
 * Pushes gifts that move somebody up by several ranks.
 * @returns how many
 */
export async function giveTo(
  server: { readonly url: string },
  publisher: Publisher,
  { event, eventId, perSecond, seconds }: Gifts,
): Promise<number> {
  const answer = await fetch(`${server.url}/api/v1/individual-giving?event=${event}&limit=500`)
  const { items } = (await answer.json()) as { items: Data[] }
  const begun = performance.now()
  const count = perSecond * seconds
  for (let sent = 0; sent < count; sent++) {
    await new Promise(done => setTimeout(done, begun + (sent / perSecond) * 1000 - performance.now()))
    // 7 has no common divisor with the number of rows, so that all of them get a gift, but not in order.
    const one = items[(sent * 7) % items.length]
    if (!one) throw new Error('There are no fundraisers')
    one.sequence++
    one.raised += 20_00
    one.gift_count++
    const { fundraiser_id, sequence, raised, gift_count, shownYN } = one
    const data = { fundraiser_id, sequence, raised, gift_count, shownYN }
    await publisher.publish(eventChannel(eventId), fundraiserDataEvent, data)
  }
  return count
}
