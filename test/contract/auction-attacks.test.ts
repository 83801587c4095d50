import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eventChannel, userChannel } from '../../src/api/channels.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe('what a stranger tries at the auction', () => {
  const auction = useAuction(embedded)
  const { bid, read, logOf, close } = auction

  test('bids on the lots of another event, and on drafts, as if they did not exist', async () => {
    const { demo } = auction
    const { token } = await somebody(demo)
    await makeLot(demo, event)
    expect((await bid('moonlight-12', 500_00, token)).error.error).toBe('lot_not_found')
    const draft = await makeLot(demo, event, { published: false, kind: 'buy_now', buy_now_price: 10_00 })
    const named = { auction_item_id: draft }
    const lines = [{ origin: 'auction' as const, auction_item_id: draft, quantity: 1 }]
    const tries = async () => [
      (await demo.call(endpoints.auctionItem, { ...named, event })).status,
      (await demo.call(endpoints.auctionLog, { ...named, event })).status,
      (await demo.call(endpoints.watchLot, named, { token })).status,
      (await bid(draft, 500_00, token)).status,
      (await demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines }, { token })).status,
    ]
    expect(await tries()).toEqual([404, 404, 404, 404, 404])
    await demo.context.db.updateTable('lots').set({ published: true }).where('id', '=', draft).execute()
    expect(await tries()).toEqual([200, 409, 200, 409, 200])
  })

  test('bids without an account, or with invalid amounts', async () => {
    const { demo } = auction
    const lot = await makeLot(demo, event)
    const { token } = await somebody(demo)
    expect((await bid(lot, 80_00, '')).status).toBe(401)
    expect((await bid(lot, 80_00, 'x'.repeat(43))).status).toBe(401)
    for (const amount of [-80_00, 0, 0.5, 80_00.5, 100_000_000_01, 1e300, '8000', [80_00], null]) {
      expect([amount, (await bid(lot, amount as number, token)).status]).toEqual([amount, 400])
    }
    expect(await logOf(lot)).toEqual([])
    expect(await read(lot)).toMatchObject({ bid_count: 0, price: undefined })
  })

  test('looks for who the bidders are: everybody sees paddles and nothing else', async () => {
    const { demo } = auction
    const lot = await makeLot(demo, event, { closes_at: new Date(Date.now() + 300_000) })
    const [ada, ben] = [await somebody(demo), await somebody(demo)]
    await bid(lot, 80_00, ada.token)
    await bid(lot, 120_00, ben.token)
    await close(lot)
    const seen = JSON.stringify([
      await read(lot),
      (await demo.call(endpoints.auctionItems, { event })).output,
      (await demo.call(endpoints.auctionLog, { auction_item_id: lot, event })).output,
      (await demo.call(endpoints.accountBids, {}, { token: ada.token })).output,
      auction.pushed.filter(({ channel }) => channel === eventChannel(event)),
    ])
    const [paddle = ''] = (await read(lot)).leaders
    expect(seen).toContain(`"${paddle}"`)
    for (const { user, email } of [ada, ben]) {
      for (const secret of [email, user.user_id, user.last_name]) expect(seen).not.toContain(secret)
    }
    // The winner's maximum is not revealed either.
    expect(seen).not.toContain('12000')
  })

  test('looks for sealed amounts before the close: in the log, in the order by price, and once it is withdrawn', async () => {
    const { demo } = auction
    const sealed = { kind: 'sealed_bid', closes_at: new Date(Date.now() + 300_000) } as const
    const [low, high] = [await makeLot(demo, event, sealed), await makeLot(demo, event, sealed)]
    const { token } = await somebody(demo)
    await bid(low, 611_00, token)
    await bid(high, 977_00, token)
    const log = () => demo.call(endpoints.auctionLog, { auction_item_id: high, event })
    expect((await log()).error.error).toBe('lot_not_closed')
    for (const sort of ['price_up', 'price_down'] as const) {
      const { items } = (await demo.call(endpoints.auctionItems, { event, sort })).output
      const ids = items.map(({ auction_item_id }) => auction_item_id).filter(id => id === low || id === high)
      expect(ids).toEqual([low, high])
      expect(JSON.stringify(items)).not.toMatch(/61100|97700/)
    }
    expect(JSON.stringify(auction.pushed)).not.toMatch(/61100|97700/)
    await demo.context.db.updateTable('lots').set({ state: 'withdrawn' }).where('id', '=', high).execute()
    expect((await log()).error.error).toBe('lot_not_closed')
    await close(low)
    expect((await read(low)).price).toBe(611_00)
  })

  test('listens to the alerts of another bidder', async () => {
    const { demo } = auction
    const [ada, ben] = [await somebody(demo), await somebody(demo)]
    const authorise = async (channel: string, token?: string) => {
      const answer = await fetch(`${demo.url}${apiPath}/realtime/auth`, {
        method: 'POST',
        body: new URLSearchParams({ socket_id: '1.1', channel_name: channel }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      })
      return answer.status
    }
    const hers = userChannel(event, ada.user.user_id)
    expect(await authorise(hers, ada.token)).toBe(200)
    expect(await authorise(hers, ben.token)).toBe(403)
    expect(await authorise(hers)).toBe(401)
    expect(await authorise(`private-${eventChannel(event)}`, ben.token)).toBe(403)
  })

  test('bids while the lot closes: what was accepted is in the log before the close, and decides', async () => {
    const { demo } = auction
    const people = await Promise.all(Array.from({ length: 5 }, () => somebody(demo)))
    const lot = await makeLot(demo, event, { closes_at: new Date(Date.now() + 5000), extension_minutes: 0 })
    const accepted: { amount: number; bidder: string; at: number }[] = []
    const bidOn = async (token: string, index: number) => {
      for (let amount = 50_00 + index * 1_00; ; amount += 40_00) {
        const { status, output, error } = await bid(lot, amount, token)
        if (status === 200) {
          const { bidder_id, accepted_at } = output.receipt
          accepted.push({ amount, bidder: bidder_id, at: Date.parse(accepted_at) })
        } else if (error.error === 'lot_closed') return
        else if (status === 429) await new Promise(done => setTimeout(done, 200))
      }
    }
    await Promise.all(people.map(({ token }, index) => bidOn(token, index)))
    await expect.poll(async () => (await read(lot)).state).toBe('closed')
    const log = await logOf(lot)
    expect(log.map(({ kind }) => kind)).toEqual([...accepted.map(() => 'bid'), 'closed'])
    const end = Date.parse((await read(lot)).ends_at)
    expect(accepted.every(({ at }) => at < end)).toBe(true)
    const best = accepted.reduce((one, other) => (other.amount > one.amount ? other : one))
    expect((await auction.winsOf(lot)).map(win => win.bidder_id)).toEqual([best.bidder])
  }, 60_000)
})
