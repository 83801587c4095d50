import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { bidderOf } from '../../host-demo/server/modules/auction/bidders.ts'
import type { OutputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Answer, type DemoServer, event } from '../contract/demo-server.ts'
import { makeLot } from '../contract/lots.ts'
import { organiser } from '../contract/organisers.ts'
import { somebody } from '../contract/people.ts'
import { type Action, pricesOf, type RandomAuction } from './actions.ts'
import { NaiveLot } from './naive-lot.ts'

/** The people of all auctions on one server, with the names that others see. */
export interface Room {
  readonly demo: DemoServer
  readonly desk: { readonly token: string }
  readonly bidders: readonly { readonly token: string; readonly name: string }[]
  /** Moves the server's clock. */
  wait(milliseconds: number): void
  now(): number
}

export async function openRoom(demo: DemoServer, clock: Pick<Room, 'wait' | 'now'>): Promise<Room> {
  const desk = await organiser(demo, event, ['*'])
  await makeLot(demo, event, { without_bids: true })
  const bidders: Room['bidders'][number][] = []
  for (let index = 0; index < 5; index++) {
    const { token, user } = await somebody(demo)
    const person = await demo.context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.user_id)
      .executeTakeFirstOrThrow()
    const { shown_as: name } = await bidderOf(demo.context.db, event, person)
    bidders.push({ token, name })
  }
  return { demo, desk, bidders, ...clock }
}

type Bidding = Partial<OutputOf<typeof endpoints.placeBid>['bid_data']>

/**
 * Plays an auction on the server and in the naive model.
 * @returns the differences
 */
export async function runAuction(room: Room, random: RandomAuction): Promise<string[]> {
  const { demo } = room
  const { kind, opening, increments, proxy, extension } = random
  const winners = kind === 'live_auction' ? 1 : random.winners
  const reserve = winners === 1 ? random.reserve : null
  const closes_at = new Date(room.now() + random.end * 1000)
  const lot = await makeLot(demo, event, {
    kind,
    opening_price: opening,
    increments: JSON.stringify(increments),
    proxy,
    winners,
    reserve,
    extension_minutes: extension,
    opens_at: new Date(room.now() - 60_000),
    closes_at,
  })
  const terms = { opening, reserve, winners, proxy, prices: pricesOf(increments, 4000) }
  const naive = new NaiveLot(kind, terms, extension, closes_at.getTime())
  const problems: string[] = []
  for (const [index, action] of random.actions.entries()) {
    const found = await play(room, lot, naive, action)
    problems.push(...found.map(problem => `${index} ${JSON.stringify(action)}: ${problem}`))
    if (problems.length) break
  }
  if (!problems.length) problems.push(...(await audit(room, lot, naive)))
  // Takes the lot off the floor, for the next auction.
  await demo.context.db.updateTable('lots').set({ on_floor: false }).where('id', '=', lot).execute()
  return problems
}

async function play(room: Room, lot: string, naive: NaiveLot, action: Action): Promise<string[]> {
  if (action.do === 'wait') {
    room.wait(action.seconds * 1000)
    return []
  }
  const { demo, desk, bidders } = room
  const on = { auction_item_id: lot, idempotency_key: randomUUID() }
  const before = room.now()
  if (action.do === 'bid') {
    const { token = '', name = '' } = bidders[action.who] ?? {}
    const amount = Math.max(1, naive.next() + action.more)
    const answer = await demo.call(endpoints.placeBid, { ...on, amount }, { token })
    const at = answer.status === 200 ? Date.parse(answer.output.receipt.accepted_at) : before
    const expected = naive.bid(name, amount, at)
    return compare(naive, expected, codeOf(answer), answer.output?.bid_data)
  }
  const reason = 'A test'
  const bid = 'which' in action ? naive.bids[action.which] : undefined
  const sequence = bid?.sequence ?? 9999
  const paddle = 7 + ('who' in action ? action.who : 0)
  const amount = Math.max(1, naive.next() + ('more' in action ? action.more : 0))
  const ask = 'ask' in action ? (action.ask ?? undefined) : undefined
  const acts = {
    floor: [
      () => demo.call(endpoints.recordFloorBid, { ...on, paddle, amount }, desk),
      () => naive.floorBid(String(paddle), amount),
    ],
    withdraw: [() => demo.call(endpoints.withdrawBid, { ...on, sequence, reason }, desk), () => naive.withdraw(bid)],
    reinstate: [() => demo.call(endpoints.reinstateBid, { ...on, sequence, reason }, desk), () => naive.reinstate(bid)],
    pause: [() => demo.call(endpoints.pauseLot, on, desk), () => naive.pause(before)],
    resume: [() => demo.call(endpoints.resumeLot, on, desk), () => naive.resume()],
    lock: [() => demo.call(endpoints.lockRemoteBids, on, desk), () => naive.lock(true)],
    unlock: [() => demo.call(endpoints.unlockRemoteBids, on, desk), () => naive.lock(false)],
    promote: [() => demo.call(endpoints.promoteLot, { ...on, asking_price: ask }, desk), () => naive.promote(ask)],
    ask: [() => demo.call(endpoints.setAskingPrice, { ...on, asking_price: amount }, desk), () => naive.ask(amount)],
    hammer: [
      async () => {
        const { price, leader_marks } = (await demo.call(endpoints.auctionItem, { auction_item_id: lot, event })).output
        const seen = { price, leader_mark: leader_marks[0] }
        const sold = 'sold' in action && action.sold ? 'yes' : 'no'
        return demo.call(endpoints.hammerLot, { ...on, ...seen, sold }, desk)
      },
      () => naive.hammer('sold' in action && action.sold),
    ],
    close: [() => demo.call(endpoints.closeLot, { ...on, reason }, desk), () => naive.close()],
    reopen: [() => demo.call(endpoints.reopenLot, { ...on, reason, minutes: 3 }, desk), () => naive.reopen()],
  } as const satisfies Record<string, readonly [() => Promise<Answer<unknown>>, () => string]>
  const [act, model] = acts[action.do as keyof typeof acts]
  const answer = await act()
  const expected = model()
  const ends = answer.status === 200 ? Date.parse(answer.output.ends_at) : naive.end
  const movesEnd =
    action.do === 'resume' || action.do === 'close' || (action.do === 'reopen' && naive.kind !== 'live_auction')
  const earliest: Record<string, number> = { reopen: before + 180_000, close: Math.min(before, naive.end) }
  const least = earliest[action.do] ?? naive.end
  const wrongEnd = movesEnd && answer.status === 200 && ends < least ? [`the end is ${ends - least} ms too early`] : []
  if (movesEnd && answer.status === 200) naive.end = ends
  return [...wrongEnd, ...compare(naive, expected, codeOf(answer), answer.output)]
}

const codeOf = ({ status, error }: Answer<unknown>) => (status === 200 ? 'ok' : String(error.error))

function compare(naive: NaiveLot, expected: string, code: string, found: Bidding | undefined): string[] {
  if (code !== expected) return [`answers ${code}, not ${expected}`]
  return code === 'ok' && found ? differences(naive, found) : []
}

function differences(naive: NaiveLot, found: Bidding): string[] {
  const isHidden = naive.kind === 'sealed_bid' && naive.state !== 'closed'
  const model: Record<string, unknown> = {
    state: naive.state,
    price: naive.price() ?? undefined,
    next_bid: naive.next(),
    bid_count: naive.count(),
    leaders: naive.leaders(),
    reserve_metYN: isHidden || naive.terms.reserve === null ? undefined : naive.reserveMet(),
    ends_at: new Date(naive.end).toISOString(),
    on_floorYN: naive.onFloor,
    asking_price: naive.asking ?? undefined,
    remote_lockedYN: naive.locked,
    pausedYN: naive.paused,
    sequence: naive.log.length,
  }
  return Object.entries(model)
    .filter(([name, value]) => !isDeepStrictEqual(found[name as keyof Bidding], value))
    .map(([name, value]) => `${name} is ${JSON.stringify(found[name as keyof Bidding])}, not ${JSON.stringify(value)}`)
}

/** The checks at the end: the public data, what is owed, and the log's chain, computed again. */
async function audit({ demo }: Room, lot: string, naive: NaiveLot): Promise<string[]> {
  const { db } = demo.context
  const item = (await demo.call(endpoints.auctionItem, { auction_item_id: lot, event })).output
  const wins = await db
    .selectFrom('lot_wins')
    .innerJoin('bidders', 'bidders.id', 'bidder_id')
    .select(['shown_as', 'amount'])
    .where('lot_id', '=', lot)
    .execute()
  const owed = new Map(wins.map(({ shown_as, amount }) => [shown_as, amount]))
  const log = await db.selectFrom('auction_log').selectAll().where('lot_id', '=', lot).orderBy('sequence').execute()
  const kinds = log.map(({ kind }) => kind)
  let hash = '0'.repeat(64)
  const broken = log.find(row => {
    const sorted = Object.fromEntries(
      Object.keys(row.entry)
        .sort()
        .map(name => [name, row.entry[name]]),
    )
    hash = createHash('sha256')
      .update(`${hash}\n${JSON.stringify(sorted)}`)
      .digest('hex')
    return hash !== row.hash
  })
  return [
    ...differences(naive, item),
    ...(isDeepStrictEqual(owed, naive.owed)
      ? []
      : [`owed: ${JSON.stringify([...owed])}, not ${JSON.stringify([...naive.owed])}`]),
    ...(isDeepStrictEqual(kinds, naive.log) ? [] : [`the log is ${kinds.join()}, not ${naive.log.join()}`]),
    ...(broken ? [`the log's chain breaks at ${broken.sequence}`] : []),
  ]
}
