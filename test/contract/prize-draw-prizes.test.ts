import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDraw } from '../../host-demo/server/modules/draws/find-draw.ts'
import { capacityOf } from '../../host-demo/server/modules/draws/stock.ts'
import { readTickets } from '../../host-demo/server/modules/draws/tickets/read-tickets.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buy, drawInput } from './draws.ts'
import { organiser } from './organisers.ts'
import { mailsTo } from './people.ts'

describe('prizes of a draw', () => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(embedded)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const add = (extra: object = {}) => demo.call(endpoints.addDraw, drawInput(extra), { token })
  const act = (endpoint: 'openPrizeDraw' | 'closePrizeDraw' | 'runPrizeDraw' | 'mailDrawWinners', draw_id: string) =>
    demo.call(endpoints[endpoint], { draw_id }, { token })

  test('prizes are fixed once the draw is open, except their pictures and donors', async () => {
    const [hamper, bicycle] = [
      { title: 'A hamper', value: 40_00, alcoholYN: 'no' as const },
      { title: 'A bicycle', alcoholYN: 'no' as const },
    ]
    const { draw_id, opens_at, closes_at, draws_at } = (await add({ prizes: [hamper, bicycle] })).output
    await act('openPrizeDraw', draw_id)
    await buy(demo, draw_id, { quantity: 3 })
    const edit = async (prizes: readonly object[]) => {
      const { revision } = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
      const body = { ...drawInput({ opens_at, closes_at, draws_at, prizes }), draw_id, revision }
      return demo.call(endpoints.editDraw, body, { token })
    }
    const stands = { prizes: 'What a prize is and what it is worth stands: people bought for it' }
    const refuses = async () => {
      for (const prizes of [
        [bicycle, hamper],
        [{ ...hamper, title: 'A biscuit' }, bicycle],
        [{ ...hamper, value: 4_00 }, bicycle],
        [hamper, { ...bicycle, value: 1 }],
      ])
        expect((await edit(prizes)).error.fields).toEqual(stands)
    }
    await refuses()
    expect((await edit([{ ...hamper, donor: 'The bakery' }, bicycle])).status).toBe(200)
    await act('closePrizeDraw', draw_id)
    await act('runPrizeDraw', draw_id)
    await refuses()
    const shown = (await demo.call(endpoints.prizeDraw, { draw_id, event })).output.prizes
    expect(shown).toMatchObject([{ title: 'A hamper', donor: 'The bakery', value: 40_00 }, { title: 'A bicycle' }])
  })

  test('a draw of which nobody has bought a number is not drawn, and can be deleted', async () => {
    const { draw_id } = (await add()).output
    await act('openPrizeDraw', draw_id)
    await act('closePrizeDraw', draw_id)
    expect((await act('runPrizeDraw', draw_id)).error).toMatchObject({ error: 'draw_empty' })
    expect((await demo.call(endpoints.deleteDraw, { draw_id }, { token })).status).toBe(200)
  })

  test('a draw whose numbers were all given back before its close is not drawn', async () => {
    const { draw_id } = (await add()).output
    await act('openPrizeDraw', draw_id)
    const { order } = await buy(demo, draw_id)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    const told = ((await demo.standIn?.events.list()) ?? []).filter(({ type }) => type === 'charge.refunded').at(-1)
    if (told) await demo.standIn?.events.deliver(told.id)
    await act('closePrizeDraw', draw_id)
    expect((await act('runPrizeDraw', draw_id)).error.error).toBe('draw_empty')
    const { state } = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
    expect(state).toBe('closed')
  })

  test('the desk sees which winner was refunded, though the sealed number stands', async () => {
    const { draw_id } = (await add()).output
    await act('openPrizeDraw', draw_id)
    const { order } = await buy(demo, draw_id)
    await act('closePrizeDraw', draw_id)
    const [winner] = (await act('runPrizeDraw', draw_id)).output.prizes
    expect(winner?.winner).toMatchObject({ number: 1, refundedYN: false })
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    const told = ((await demo.standIn?.events.list()) ?? []).filter(({ type }) => type === 'charge.refunded').at(-1)
    if (told) await demo.standIn?.events.deliver(told.id)
    const form = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
    expect(form.prizes[0]?.winner).toMatchObject({ number: 1, refundedYN: true })
    const { items } = (await demo.call(endpoints.adminDrawEntries, { draw_id }, { token })).output
    expect(items).toMatchObject([{ number: 1, refundedYN: true }])
  })

  test('whoever got the money back after the close is not told of a win, and has no ticket', async () => {
    const { draw_id } = (await add()).output
    await act('openPrizeDraw', draw_id)
    const [gone, stays] = ['refunded-winner@players.example', 'paid-winner@players.example']
    const { order } = await buy(demo, draw_id, { email: gone })
    await buy(demo, draw_id, { email: stays })
    await act('closePrizeDraw', draw_id)
    await act('runPrizeDraw', draw_id)
    expect(await readTickets(demo.context.db, [order.order_id])).toHaveLength(1)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    const told = ((await demo.standIn?.events.list()) ?? []).filter(({ type }) => type === 'charge.refunded').at(-1)
    if (told) await demo.standIn?.events.deliver(told.id)
    const { prizes } = (await act('mailDrawWinners', draw_id)).output
    const mailed = new Map(prizes.map(({ winner }) => [winner?.email, winner?.mailedYN]))
    expect(mailed).toEqual(
      new Map([
        [gone, false],
        [stays, true],
      ]),
    )
    expect((await mailsTo(demo, gone)).filter(({ kind }) => kind === 'draw_won')).toEqual([])
    expect(await readTickets(demo.context.db, [order.order_id])).toEqual([])
  })

  test('at a fixed price no rest is left that nobody can buy', async () => {
    const { draw_id } = (await add({ sold_by: 'fixed_price', numbers_each: 3 })).output
    const draw = await findDraw(demo.context.db, event, draw_id)
    expect(capacityOf(draw)).toBe(19_998)
    expect(capacityOf({ ...draw, capacity: 30 })).toBe(30)
  })
})
