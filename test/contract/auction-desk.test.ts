import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('the auction desk on $name', database => {
  const auction = useAuction(database)
  const { bid, read, logOf } = auction
  const key = () => ({ idempotency_key: randomUUID() })
  const liveLot = (extra = {}) => makeLot(auction.demo, event, { kind: 'live_auction', ...extra })

  test('each action needs its permission, which the server checks', async () => {
    const lot = await liveLot()
    const guest = await somebody(auction.demo)
    const viewer = await auction.organiser('auction.view', 'auction.edit')
    const call = { auction_item_id: lot }
    expect((await auction.demo.call(endpoints.promoteLot, call, guest)).status).toBe(403)
    expect((await auction.demo.call(endpoints.lotAtDesk, call, viewer)).status).toBe(200)
    const withdrawal = { ...call, reason: 'Broken' }
    expect((await auction.demo.call(endpoints.withdrawLot, withdrawal, viewer)).error.error).toBe('forbidden')
  })

  test('a live lot: pre-bids for the auctioneer alone, the floor, remote bids, locks and the hammer', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const [lot, next] = [await liveLot({ reserve: 150_00 }), await liveLot()]
    const on = { auction_item_id: lot }
    await bid(lot, 300_00, ada.token)
    expect(await read(lot)).toMatchObject({ price: undefined, bid_count: 0, history: [], on_floorYN: false })
    const promoted = await auction.demo.call(endpoints.promoteLot, on, desk)
    expect(promoted.output).toMatchObject({ on_floorYN: true, asking_price: 50_00, pre_bids: [{ maximum: 300_00 }] })
    expect((await auction.demo.call(endpoints.promoteLot, { auction_item_id: next }, desk)).error.error).toBe(
      'floor_taken',
    )
    await auction.demo.call(endpoints.setAskingPrice, { ...on, asking_price: 80_00 }, desk)
    expect((await bid(lot, 70_00, ben.token)).error.error).toBe('bid_too_low')
    const remote = await bid(lot, 80_00, ben.token)
    expect(remote.output.bid_data).toMatchObject({ price: 80_00, asking_price: 90_00, next_bid: 90_00 })
    const floor = { ...on, ...key(), paddle: 7 }
    await auction.demo.call(endpoints.recordFloorBid, floor, desk)
    const again = await auction.demo.call(endpoints.recordFloorBid, floor, desk)
    expect(again.output).toMatchObject({ price: 90_00, asking_price: 100_00, leaders: ['7'], bid_count: 2 })
    await auction.demo.call(endpoints.lockRemoteBids, on, desk)
    expect((await bid(lot, 100_00, ben.token)).error.error).toBe('remote_bids_locked')
    await auction.demo.call(endpoints.unlockRemoteBids, on, desk)
    expect((await bid(lot, 100_00, ben.token)).status).toBe(200)
    const leads = async () => {
      const { price, leader_marks } = await read(lot)
      return { price, leader_mark: leader_marks[0] }
    }
    const [sold, unsold] = [
      { ...on, ...key(), sold: 'yes', ...(await leads()) },
      { ...on, ...key(), sold: 'no', ...(await leads()) },
    ] as const
    expect((await auction.demo.call(endpoints.hammerLot, sold, desk)).error.error).toBe('reserve_not_met')
    const passed = await auction.demo.call(endpoints.hammerLot, unsold, desk)
    expect(passed.output).toMatchObject({ state: 'closed', wins: [] })
    expect(await read(lot)).toMatchObject({ price: 100_00, soldYN: false })
    const reopened = await auction.demo.call(endpoints.reopenLot, { ...on, reason: 'Another bid' }, desk)
    expect(reopened.output).toMatchObject({ state: 'open', on_floorYN: true, asking_price: 110_00 })
    await auction.demo.call(endpoints.recordFloorBid, { ...on, ...key(), paddle: 7, amount: 160_00 }, desk)
    const overtaken = await auction.demo.call(endpoints.hammerLot, sold, desk)
    expect([overtaken.status, overtaken.error]).toMatchObject([
      409,
      {
        error: 'bid_overtaken',
        error_description: 'Paddle 7 leads at £160 now. The hammer has not fallen.',
      },
    ])
    const blind = { ...on, ...key(), sold: 'yes' } as const
    expect((await auction.demo.call(endpoints.hammerLot, blind, desk)).error.error).toBe('bid_overtaken')
    const hammered = await auction.demo.call(endpoints.hammerLot, { ...sold, ...(await leads()) }, desk)
    expect(hammered.output).toMatchObject({ state: 'closed', on_floorYN: false, wins: [{ paddle: 7, amount: 160_00 }] })
    expect((await auction.demo.call(endpoints.accountBids, {}, ada)).output.items).toMatchObject([{ outcome: 'lost' }])
    expect(hammered.output.entries[0]).toMatchObject({ kind: 'hammered', by: 'Grace Hopper' })
    const { items } = (await auction.demo.call(endpoints.adminWins, { search: '7' }, await auction.organiser('*')))
      .output
    expect(items).toMatchObject([{ auction_item_id: lot, paddle: 7, amount: 160_00, charge: 'none' }])
    expect((await auction.demo.call(endpoints.promoteLot, { auction_item_id: next }, desk)).status).toBe(200)
    expect((await auction.demo.call(endpoints.demoteLot, { auction_item_id: next }, desk)).output.on_floorYN).toBe(
      false,
    )
    const published = (await auction.demo.call(endpoints.auctionLog, { auction_item_id: lot, event })).output
    expect(new Set(published.entries.flatMap(({ entry }) => entry.by ?? []))).toEqual(new Set(['organiser']))
    for (const { actor_id } of await logOf(lot)) if (actor_id) expect(JSON.stringify(published)).not.toContain(actor_id)
    expect((await logOf(lot)).every(({ actor_id, kind }) => actor_id !== null || kind.endsWith('bid'))).toBe(true)
  })

  test('a bid, or a lot, is withdrawn with its reason, and reinstated', async () => {
    const desk = await auction.organiser('*')
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const lot = await makeLot(auction.demo, event)
    const on = { auction_item_id: lot, reason: 'A mistake' }
    await bid(lot, 80_00, ada.token)
    const high = (await bid(lot, 500_00, ben.token)).output.receipt
    await bid(lot, 120_00, ada.token)
    expect(await read(lot)).toMatchObject({ price: 130_00, bid_count: 3 })
    const alerts = (person: typeof ada) => auction.alertsTo(person.user.user_id).map(({ data }) => data)
    const { output } = await auction.demo.call(endpoints.withdrawBid, { ...on, sequence: high.sequence }, desk)
    const body = 'The organiser has withdrawn your bid. Their reason: \u2068A mistake\u2069'
    await expect.poll(() => alerts(ben)).toContainEqual(expect.objectContaining({ outcome: 'bid_withdrawn', body }))
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, ada)).output
    expect(output).toMatchObject({ price: 50_00, bid_count: 2, leaders: [String(paddle)] })
    const adasBids = (await auction.demo.call(endpoints.accountBids, {}, ada)).output.items
    expect(adasBids).toMatchObject([{ outcome: 'leading', own_maximum: 120_00 }])
    expect(output.entries[0]).toMatchObject({ kind: 'bid_withdrawn', reason: 'A mistake' })
    expect(output.entries.find(({ sequence }) => sequence === high.sequence)?.withdrawnYN).toBe(true)
    expect((await auction.demo.call(endpoints.withdrawBid, { ...on, sequence: high.sequence }, desk)).error.error).toBe(
      'act_not_possible',
    )
    const bensBids = async () => (await auction.demo.call(endpoints.accountBids, {}, ben)).output.items
    expect(await bensBids()).toMatchObject([
      {
        outcome: 'withdrawn',
        own_maximum: 500_00,
        why: 'The organiser has withdrawn your bid. Their reason: \u2068A mistake\u2069',
      },
    ])
    const back = await auction.demo.call(endpoints.reinstateBid, { ...on, sequence: high.sequence }, desk)
    expect(back.output).toMatchObject({ price: 130_00, bid_count: 3 })
    expect(await bensBids()).toMatchObject([{ outcome: 'leading', own_maximum: 500_00 }])
    await expect
      .poll(() => alerts(ben))
      .toContainEqual(expect.objectContaining({ outcome: 'bid_reinstated', standing: 'leading', own_maximum: 500_00 }))
    await auction.demo.call(endpoints.withdrawLot, on, desk)
    expect((await bid(lot, 600_00, ada.token)).error.error).toBe('lot_closed')
    expect((await auction.demo.call(endpoints.accountBids, {}, ada)).output.items).toMatchObject([
      { outcome: 'withdrawn', why: 'The organiser has withdrawn this lot. Their reason: \u2068A mistake\u2069' },
    ])
    // Of several alerts that wait for one lot only the last is sent.
    const [outcome, told] = ['withdrawn', 'The organiser has withdrawn this lot. Their reason: \u2068A mistake\u2069']
    await expect.poll(() => alerts(ada)).toContainEqual(expect.objectContaining({ outcome, body: told }))
    const again = await auction.demo.call(endpoints.reinstateLot, { auction_item_id: lot }, desk)
    expect(again.output).toMatchObject({ state: 'open', price: 130_00 })
  })

  test('the bidding is paused, extended, closed and opened again; a pause moves the end', async () => {
    const desk = await auction.organiser('auction.edit')
    const { token } = await somebody(auction.demo)
    const lot = await makeLot(auction.demo, event)
    const on = { auction_item_id: lot }
    const before = Date.parse((await read(lot)).ends_at)
    await auction.demo.call(endpoints.pauseLot, on, desk)
    expect((await bid(lot, 80_00, token)).error.error).toBe('lot_paused')
    auction.setAhead(30)
    await auction.demo.call(endpoints.resumeLot, on, desk)
    auction.setAhead(0)
    expect(Date.parse((await read(lot)).ends_at) - before).toBeGreaterThanOrEqual(29 * 60_000)
    const extension = { ...on, ...key(), minutes: 15 }
    const { ends_at, entries } = (await auction.demo.call(endpoints.extendLot, extension, desk)).output
    expect(entries[0]).toMatchObject({ kind: 'extended', minutes: 15 })
    expect((await auction.demo.call(endpoints.extendLot, extension, desk)).output.ends_at).toBe(ends_at)
    const past = { ...on, ...key(), minutes: -10_000 }
    expect((await auction.demo.call(endpoints.extendLot, past, desk)).error.error).toBe('act_not_possible')
    await bid(lot, 80_00, token)
    expect((await auction.demo.call(endpoints.closeLot, on, desk)).output).toMatchObject({ wins: [{ amount: 50_00 }] })
    const closed = await read(lot)
    expect(Date.parse(closed.ends_at)).toBeLessThanOrEqual(Date.parse(closed.server_time))
    const reopened = await auction.demo.call(endpoints.reopenLot, { ...on, reason: 'Too early' }, desk)
    expect(reopened.output).toMatchObject({ state: 'open', wins: [] })
    await bid(lot, 100_00, token)
    await auction.close(lot, 11)
    expect(await auction.winsOf(lot)).toHaveLength(1)
  })

  test('after a cancelled win the next bidder is offered the lot at the price of the remaining bids', async () => {
    const desk = await auction.organiser('*')
    const lot = await makeLot(auction.demo, event, { reserve: 60_00 })
    const paddles: number[] = []
    for (const amount of [55_00, 75_00, 100_00, 300_00]) {
      const person = await somebody(auction.demo)
      await bid(lot, amount, person.token)
      paddles.push((await auction.demo.call(endpoints.accountBidder, {}, person)).output.paddle ?? 0)
    }
    const at = { auction_item_id: lot }
    const open = await auction.demo.call(endpoints.lotAtDesk, at, desk)
    expect(open.output.next_bidder).toBeUndefined()
    await auction.close(lot, 120)
    expect(await auction.winsOf(lot)).toMatchObject([{ amount: 110_00 }])
    const cancel = { ...at, paddle: paddles[3] ?? 0, reason: 'Cannot pay' }
    const { output } = await auction.demo.call(endpoints.cancelWin, cancel, desk)
    expect(output.next_bidder).toMatchObject({ paddle: paddles[2], price: 80_00, maximum: 100_00 })
    const copy = { ...at, idempotency_key: randomUUID(), paddle: paddles[2] ?? 0, price: 80_00 }
    const sold = await auction.demo.call(endpoints.sellExtraCopy, copy, desk)
    expect(sold.output.wins).toMatchObject([{ paddle: paddles[2], amount: 80_00 }])
    expect(sold.output.next_bidder).toMatchObject({ paddle: paddles[1], price: 60_00, maximum: 75_00 })
    expect(sold.output.entries.slice(0, 2)).toMatchObject([
      { kind: 'copy_sold', paddle: paddles[2], amount: 80_00 },
      { kind: 'win_cancelled', paddle: paddles[3], reason: 'Cannot pay' },
    ])
  })

  test('a closed sealed lot cannot be reinstated after a withdrawal, because its bids are public', async () => {
    const desk = await auction.organiser('*')
    const { token } = await somebody(auction.demo)
    const lot = await makeLot(auction.demo, event, { kind: 'sealed_bid' })
    const on = { auction_item_id: lot, reason: 'Broken' }
    await bid(lot, 80_00, token)
    await auction.demo.call(endpoints.withdrawLot, on, desk)
    expect((await auction.demo.call(endpoints.reinstateLot, on, desk)).output.state).toBe('open')
    await auction.close(lot, 120)
    await auction.demo.call(endpoints.withdrawLot, on, desk)
    expect((await auction.demo.call(endpoints.reinstateLot, on, desk)).error.error).toBe('act_not_possible')
  })

  test('an event has increments of its own; lots with bids keep the old ones and their prices', async () => {
    const desk = await auction.organiser('auction.viewlist', 'auction.edit', 'desk.viewlist')
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const [lot, other] = [await makeLot(auction.demo, event), await makeLot(auction.demo, event)]
    await bid(lot, 80_00, ada.token)
    await bid(lot, 300_00, ben.token)
    expect(await read(lot)).toMatchObject({ price: 90_00, next_bid: 100_00 })
    const { standard_increments, revision, ...rules } = (await auction.demo.call(endpoints.auctionRules, {}, desk))
      .output
    expect(rules.increments).toBeUndefined()
    expect(standard_increments.slice(0, 2)).toEqual([
      { from: 0, step: 100 },
      { from: 10_00, step: 10_00 },
    ])
    const sent = {
      increments: [{ from: 0, step: 25_00 }],
      card_requiredYN: 'no' as const,
      charge_after_minutes: 30,
      outbid_mail_minutes: 5,
      lost_mailsYN: 'yes' as const,
    }
    const save = (extra: Partial<typeof sent & { revision: string }>) =>
      auction.demo.call(endpoints.saveAuctionRules, { ...sent, ...extra }, desk)
    const unsorted = await save({ increments: [...sent.increments, { from: 0, step: 1 }] })
    expect(unsorted.error.fields).toEqual({ increments: 'Each step begins at a higher price than the one before' })
    const first = await save({ revision })
    expect(first.output).toMatchObject({ increments: sent.increments, charge_after_minutes: 30 })
    const late = await save({ revision, outbid_mail_minutes: 10 })
    expect([late.status, late.error.error]).toEqual([409, 'auction_rules_changed'])
    expect((await auction.demo.call(endpoints.auctionRules, {}, desk)).output).toEqual(first.output)
    expect(await read(lot)).toMatchObject({ price: 90_00, next_bid: 100_00 })
    await bid(other, 80_00, ada.token)
    await bid(other, 300_00, ben.token)
    expect(await read(other)).toMatchObject({ price: 100_00, next_bid: 125_00 })
    const entry = (await auction.demo.call(endpoints.auditLog, {}, desk)).output.items[0]
    expect(entry).toMatchObject({ kind: 'auction_rules', can_undoYN: true })
    await auction.demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, desk)
    expect((await auction.demo.call(endpoints.auctionRules, {}, desk)).output.charge_after_minutes).toBeUndefined()
    expect(await read(other)).toMatchObject({ price: 100_00, next_bid: 125_00 })
  })
})
