import { parse } from 'valibot'
import { type BidData, bidDataPush, type Lot, lotDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import { endpoints } from '../../../../src/api/table.ts'
import { ask, type Session } from './call.ts'
import { openSocket, type Socket } from './socket.ts'

/** The lots as one guest sees them: read once, then kept current by pushes, and read again after each drop. */
export interface View {
  readonly lots: ReadonlyMap<string, Lot>
  readonly pushes: () => number
  /** Applies an answer's data about a lot. */
  learn(data: BidData): void
  readonly line: Socket
}

/** Milliseconds until the first lots must be there. */
const timeLimit = 15_000

/** Resolves with the first lots. */
export async function openView(session: Session): Promise<View> {
  const lots = new Map<string, Lot>()
  let pushes = 0
  const { realtime, event_id } = await ask(session, endpoints.appSettings, { event: session.event })
  if (!realtime) throw new Error('The server has no realtime')

  /** The newest data of each lot: a push may overtake the answer that first mentions the lot. */
  const heard = new Map<string, BidData>()

  function learn(data: BidData) {
    const before = heard.get(data.auction_item_id)
    if (before && before.sequence >= data.sequence) return
    heard.set(data.auction_item_id, data)
    const known = lots.get(data.auction_item_id)
    if (known && data.sequence > known.sequence) lots.set(known.auction_item_id, { ...known, ...data })
  }

  async function read() {
    for (const lot of await readLots(session)) {
      const news = heard.get(lot.auction_item_id)
      lots.set(lot.auction_item_id, news && news.sequence > lot.sequence ? { ...lot, ...news } : lot)
    }
  }

  function receive(event: string, data: unknown) {
    pushes += 1
    if (event === bidDataPush.event) learn(parse(bidDataPush.data, data))
    if (event !== lotDataPush.event) return
    const { auction_item_id, left } = parse(lotDataPush.data, data)
    const known = lots.get(auction_item_id)
    if (known) lots.set(auction_item_id, { ...known, left })
  }

  const line = await new Promise<Socket>((done, fail) => {
    const deadline = setTimeout(() => give(new Error('The realtime server does not answer')), timeLimit)
    const opened = openSocket(realtime, eventChannel(event_id), {
      receive,
      // A later read that fails leaves the view outdated, which the check at the end reports.
      subscribed: () => void read().then(() => take(), give),
    })
    function take() {
      clearTimeout(deadline)
      done(opened)
    }
    function give(problem: unknown) {
      clearTimeout(deadline)
      opened.drop()
      fail(problem)
    }
  })
  return { lots, pushes: () => pushes, learn, line }
}

export async function readLots(session: Session): Promise<Lot[]> {
  const found: Lot[] = []
  for (let after: string | undefined; ; ) {
    const { items, next } = await ask(session, endpoints.auctionItems, {
      event: session.event,
      limit: '500',
      ...(after !== undefined && { after }),
    })
    found.push(...items)
    if (next === undefined) return found
    after = String(next)
  }
}
