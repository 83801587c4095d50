/**
 * The demo with lots and fundraisers of the bench's own, in a process of its own. Messages over IPC tell it what to
 * do.
 */

import { serverSecret } from '../../../host-demo/server/platform/db/server-secret.ts'
import { readConfig } from '../../../host-demo/server/platform/read-config.ts'
import { createPublisher } from '../../../host-demo/server/platform/realtime/publisher.ts'
import { startServer } from '../../../host-demo/server/start-server.ts'
import { eventChannel } from '../../../src/api/channels.ts'
import { bidDataEvent } from '../../../src/api/lots-read.ts'
import { bidKeys } from '../../../src/api/sent-lots.ts'
import { lotRow } from '../../contract/lots.ts'
import { addFundraisers, giveTo } from '../people/fundraisers.ts'
import type { Asked, Pushed } from './start-server.ts'

/** An event of the demo without lots, by its path and by its id. */
const [event, eventId] = ['riverside-10k', 'riverside']
/** As many pushes as Pusher takes at once. */
const batch = 10

const server = await startServer(
  readConfig({
    PORT: '0',
    FAYRE_DATA: process.env.FAYRE_DATA,
    FILES_FOLDER: `${process.env.FAYRE_DATA}/files`,
    LOG_LEVEL: 'error',
  }),
)
const { db, now } = server.context
const publisher = createPublisher({
  appId: 'fayre',
  key: 'fayre',
  secret: await serverSecret(db, 'realtime'),
  host: '127.0.0.1',
  port: server.port,
  useTLS: false,
})

type Wire = Record<string, unknown> & { auction_item_id: string; sequence: number; price: number | null }

/** Kept as they were last pushed, because a page takes only newer numbers. */
let pushedLots: Wire[] | undefined

async function readLots(): Promise<Wire[]> {
  const answer = await fetch(`${server.url}/api/v1/auction/items?event=${event}&limit=500`)
  return ((await answer.json()) as { items: Wire[] }).items
}

const answers: Readonly<Record<Asked['do'], (asked: Asked) => Promise<unknown>>> = {
  async lots({ count = 0, category = '' }) {
    await db
      .insertInto('auctions')
      .values({ event_id: eventId, card_required: false, increments: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await db
      .insertInto('lot_categories')
      .values({ id: category, event_id: eventId, title: category, place: category.length })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const pictures = await db.selectFrom('lots').select('picture').where('picture', 'is not', null).execute()
    const rows = Array.from({ length: count }, (_, at) =>
      lotRow(eventId, now(), {
        category_id: category,
        title: `Lot for the bench, ${category} ${at + 1}`,
        picture: pictures[at % pictures.length]?.picture ?? null,
        closes_at: new Date(now().getTime() + 86_400_000),
      }),
    )
    for (let at = 0; at < rows.length; at += 100)
      await db
        .insertInto('lots')
        .values(rows.slice(at, at + 100))
        .execute()
  },
  async push({ perSecond = 0, seconds = 0 }) {
    pushedLots ??= await readLots()
    const items = pushedLots
    const pushed: Pushed[] = []
    const begun = performance.now()
    for (let sent = 0; sent < perSecond * seconds; sent += batch) {
      await new Promise(done => setTimeout(done, begun + (sent / perSecond) * 1000 - performance.now()))
      const pushes = Array.from({ length: batch }, (_, at) => {
        const lot = items[(sent + at) % items.length]
        if (!lot) throw new Error('There are no lots')
        lot.sequence++
        lot.price = (lot.price ?? 100_00) + 1_00
        pushed.push({ id: lot.auction_item_id, price: lot.price, at: Date.now() })
        return {
          channel: eventChannel(eventId),
          event: bidDataEvent,
          data: Object.fromEntries(bidKeys.map(key => [key, lot[key]])),
        }
      })
      await publisher.publishBatch(pushes)
    }
    return pushed
  },
  async fundraisers({ count = 0, first = 0 }) {
    await addFundraisers(server.context, eventId, { count, first })
  },
  give: ({ perSecond = 0, seconds = 0 }) => giveTo(server, publisher, { event, eventId, perSecond, seconds }),
}

process.on('message', (asked: Asked) => void answers[asked.do](asked).then(answer => process.send?.({ answer })))
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: server.url, event })
