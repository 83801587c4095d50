import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, fundraiser, give, join, raisedBy, raisedByTeam } from './fundraisers.ts'
import { organiser } from './organisers.ts'

describe.each(databasesFor(import.meta.url))('individual giving on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const pageOf = async (fundraiser_id: string) =>
    (await demo.call(endpoints.fundraiserPage, { fundraiser_id, event })).output
  const own = async (token: string) => (await demo.call(endpoints.ownFundraiser, {}, { token })).output
  const waiting = async (fundraiser: string) => {
    const { output } = await demo.call(endpoints.adminMessages, { state: 'waiting', limit: '500' }, { token })
    return output.items.filter(({ fundraiser_id }) => fundraiser_id === fundraiser)
  }
  /** Somebody who has given on a page, and says something there with the gift. */
  async function giver() {
    const { id } = await fundraiser(demo)
    const { order_id, order_key } = await give(demo, id, 15_00)
    const say = (message: string, extra = {}) =>
      demo.call(endpoints.leaveMessage, {
        fundraiser_id: id,
        message,
        idempotency_key: randomUUID(),
        order_id,
        order_key,
        ...extra,
      })
    return { id, say }
  }
  const refund = async (orderId: string, amount: number) => {
    const line = await demo.context.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await refundLine(demo.context, { orderId, lineId: line.id, amount })
    await demo.context.jobs.runDue()
  }

  test('a gift counts once for the event, for the fundraiser and for the team, and less when it is refunded', async () => {
    const leader = await captain(demo)
    const member = await fundraiser(demo)
    await join(demo, member, leader.team)
    const before = await demo.total()
    const order = await give(demo, member.id, 25_00)
    await give(demo, leader.id, 10_00)
    expect(await raisedBy(demo, member.id)).toEqual({ raised: 25_00, gifts: 1 })
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 35_00, gifts: 2, members: 2 })
    expect(await demo.total()).toMatchObject({
      total_raised: before.total_raised + 35_00,
      donation_count: before.donation_count + 2,
    })
    await refund(order.order_id, 5_00)
    expect(await raisedBy(demo, member.id)).toEqual({ raised: 20_00, gifts: 1 })
    await refund(order.order_id, 20_00)
    expect(await raisedBy(demo, member.id)).toEqual({ raised: 0, gifts: 0 })
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 10_00, gifts: 1, members: 2 })
    expect((await demo.total()).total_raised).toBe(before.total_raised + 10_00)
    await join(demo, member, null)
    await give(demo, member.id, 40_00)
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 10_00, gifts: 1, members: 1 })
    await join(demo, member, leader.team)
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 50_00, gifts: 2, members: 2 })
  })

  test('an order names its fundraiser, and a page that has ended takes no gifts', async () => {
    const { id, token } = await fundraiser(demo, { name: 'Zoë O’Hara' })
    expect(id).toBe('zoe-o-hara')
    expect((await fundraiser(demo, { name: 'Zoe O Hara' })).id).toBe('zoe-o-hara-2')
    expect((await fundraiser(demo, { name: 'Checkout' })).id).toBe('checkout-2')
    const { order_id, order_key } = await give(demo, id, 5_00)
    const { output } = await demo.call(endpoints.order, { order_id, order_key })
    expect(output.lines.map(({ title }) => title)).toEqual(['Zoë O’Hara, Riverside 10K'])
    const { revision } = (await own(token)).page ?? {}
    const ended = { name: 'Zoë O’Hara', story: '', goal: 0, ends_on: '2020-07-01', revision }
    const unreal = await demo.call(endpoints.saveFundraiser, { ...ended, ends_on: '2026-02-31' }, { token })
    expect([unreal.status, unreal.error.fields]).toEqual([400, { ends_on: 'This day does not exist' }])
    const { output: saved } = await demo.call(endpoints.saveFundraiser, ended, { token })
    // The day ends in the event's time zone, an hour before it does in UTC.
    expect(saved.page).toMatchObject({
      ends_on: '2020-07-01',
      ends_at: '2020-07-01T22:59:59.000Z',
      takes_giftsYN: false,
    })
    expect((await pageOf(id)).takes_giftsYN).toBe(false)
    const lines = [{ origin: 'donation', amount: 5_00, fundraiser_id: id }]
    const input = {
      idempotency_key: randomUUID(),
      lines,
      guest: { first_name: 'A', last_name: 'B', email: 'a@b.example' },
    }
    const { status, error } = await demo.call(endpoints.payStripe, input)
    expect([status, error.error]).toEqual([409, 'fundraiser_ended'])
  })

  test('a message is shown once the organiser has approved it, and a changed one needs approval again', async () => {
    const { id, say } = await giver()
    await say('Go on!')
    expect((await pageOf(id)).supporters).toMatchObject([{ name: 'Ada Lovelace', message: undefined }])
    const [message] = await waiting(id)
    expect(message).toMatchObject({ name: 'Ada Lovelace', message: 'Go on!', with_giftYN: true })
    const decide = (state: 'shown' | 'refused', message_id = message?.message_id ?? '') =>
      demo.call(endpoints.decideMessage, { message_id, state }, { token })
    await decide('shown')
    expect((await pageOf(id)).supporters).toMatchObject([{ message: 'Go on!' }])
    const { message_id = '' } = message ?? {}
    const blind = async (state: 'shown' | 'refused', seen: { state: 'waiting' | 'shown'; message: string }) =>
      (await demo.call(endpoints.decideMessage, { message_id, state, seen }, { token })).error.error
    // Another desk still shows it as waiting.
    expect(await blind('refused', { state: 'waiting', message: 'Go on!' })).toBe('message_changed')
    expect((await pageOf(id)).supporters).toMatchObject([{ message: 'Go on!' }])
    await say('Go on, and on!')
    expect((await pageOf(id)).supporters).toMatchObject([{ message: undefined }])
    expect(await blind('shown', { state: 'waiting', message: 'Go on!' })).toBe('message_changed')
    await decide('refused')
    expect(await waiting(id)).toEqual([])
    const other = { order_id: null, order_key: null }
    expect((await say('Hello', other)).error.fields).toMatchObject({ name: 'Please enter a name' })
    await say('Hello', { ...other, name: 'A neighbour' })
    const [free] = await waiting(id)
    await decide('shown', free?.message_id)
    expect((await pageOf(id)).messages).toMatchObject([{ name: 'A neighbour', message: 'Hello' }])
    expect((await say('Mine?', { order_key: 'x'.repeat(40) })).status).toBe(404)
  })

  test('undoing shows no text that nobody has approved', async () => {
    const { id, say } = await giver()
    await say('Go on!')
    const { message_id = '' } = (await waiting(id))[0] ?? {}
    await demo.call(endpoints.decideMessage, { message_id, state: 'shown' }, { token })
    const undo = async () => {
      const { output } = await demo.call(endpoints.auditLog, { search: 'Go on!' }, { token })
      const entry = output.items.find(
        ({ kind, subject_id }) => kind === 'fundraiser_message' && subject_id === message_id,
      )
      return demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, { token })
    }
    const shown = async () => (await pageOf(id)).supporters[0]?.message
    expect([(await undo()).status, await shown()]).toEqual([200, undefined])
    await say('Something else')
    expect([(await undo()).error.error, await shown()]).toEqual(['changed_since', undefined])
    await say('Go on!')
    expect([(await undo()).status, await shown()]).toEqual([200, 'Go on!'])
    // As entries were written that did not know the text.
    await demo.context.db
      .updateTable('audit_log')
      .set({ before: JSON.stringify({ state: 'refused' }), after: JSON.stringify({ state: 'shown' }) })
      .where('kind', '=', 'fundraiser_message')
      .where('subject_id', '=', message_id)
      .execute()
    expect([(await undo()).error.error, await shown()]).toEqual(['changed_since', 'Go on!'])
  })

  test('a message that is sent again as it is stays where it was decided to be', async () => {
    const { id, say } = await giver()
    await say('Go on!')
    const read = async () => {
      const { output } = await demo.call(endpoints.adminMessages, { search: 'Go on!', limit: '500' }, { token })
      return output.items.find(({ fundraiser_id }) => fundraiser_id === id)
    }
    for (const state of ['shown', 'refused'] as const) {
      const { message_id = '', at } = (await read()) ?? {}
      await demo.call(endpoints.decideMessage, { message_id, state }, { token })
      await say('Go on!')
      expect(await read()).toMatchObject({ state, at })
    }
  })

  test('the list can be searched, sorted and read page by page', async () => {
    const leader = await captain(demo)
    const { output: all } = await demo.call(endpoints.fundraisers, { event, limit: '500' })
    const seen: string[] = []
    let after: string | undefined
    do {
      const { output } = await demo.call(endpoints.fundraisers, { event, limit: '3', ...(after && { after }) })
      seen.push(...output.items.map(({ fundraiser_id }) => fundraiser_id))
      after = output.next === undefined ? undefined : String(output.next)
    } while (after)
    expect(seen).toEqual(all.items.map(({ fundraiser_id }) => fundraiser_id))
    expect(all.total).toBe(seen.length)
    const raised = all.items.map(item => item.raised)
    expect(raised).toEqual([...raised].sort((one, other) => other - one))
    const { name } = await pageOf(leader.id)
    const { output } = await demo.call(endpoints.fundraisers, { event, q: name.slice(7) })
    expect(output.items).toMatchObject([{ fundraiser_id: leader.id, team_id: leader.team }])
    expect((await demo.call(endpoints.fundraisers, { event, team_id: leader.team })).output.total).toBe(1)
    expect((await demo.call(endpoints.fundraisers, { event: 'moonlight', q: name.slice(7) })).output.total).toBe(0)
  })

  test('a name is found without its accents, and with them where it has none', async () => {
    const mark = randomUUID().slice(0, 8)
    const [accented, plain] = [
      await fundraiser(demo, { name: `José ${mark}` }),
      await fundraiser(demo, { name: `Jose ${mark}` }),
    ]
    for (const q of [`jose ${mark}`, `JOSÉ ${mark}`]) {
      const { output } = await demo.call(endpoints.fundraisers, { event, q })
      expect(output.items.map(({ fundraiser_id }) => fundraiser_id).sort()).toEqual([accented.id, plain.id].sort())
    }
    const { total } = (await demo.call(endpoints.fundraisers, { event, q: `j%se ${mark}` })).output
    expect(total).toBe(0)
  })

  test('a fundraiser reads all gifts to their page, by pages', async () => {
    const { id, token: theirs } = await fundraiser(demo)
    for (const amount of [10_00, 20_00, 30_00]) await give(demo, id, amount)
    const read = async (after?: string, by = theirs) =>
      (await demo.call(endpoints.ownFundraiserGifts, { limit: '2', after }, { token: by })).output
    const [first, second] = [await read(), await read('2')]
    expect([first.items.map(({ amount }) => amount), first.next]).toEqual([[30_00, 20_00], 2])
    expect([second.items.map(({ amount }) => amount), second.next]).toEqual([[10_00], undefined])
    expect((await own(theirs)).page?.gifts).toHaveLength(3)
    expect((await read(undefined, token)).items).toEqual([])
    for (let number = 0; number < 9; number++) await give(demo, id, 5_00)
    expect((await own(theirs)).page).toMatchObject({ gift_count: 12, gifts: Array(10).fill({}) })
  })

  test('a fundraiser of two events has a page, a team and gifts at each', async () => {
    const { id, team, token: theirs } = await captain(demo)
    const there = { event: 'moonlight', token: theirs }
    expect((await demo.call(endpoints.ownFundraiser, {}, there)).output.page).toBeUndefined()
    const made = await demo.call(endpoints.saveFundraiser, { name: 'At the other one', story: null, goal: null }, there)
    const other = made.output.page?.fundraiser_id ?? ''
    await give(demo, id, 25_00)
    expect(await raisedBy(demo, id)).toEqual({ raised: 25_00, gifts: 1 })
    expect(await raisedBy(demo, other, 'moonlight')).toEqual({ raised: 0, gifts: 0 })
    const join = await demo.call(endpoints.joinFundraiserTeam, { team_id: team }, there)
    expect(join.error.error).toBe('team_not_found')
    expect((await own(theirs)).team?.team_id).toBe(team)
    expect((await demo.call(endpoints.ownFundraiser, {}, there)).output).toMatchObject({
      page: { fundraiser_id: other, gifts: [] },
      team: undefined,
    })
    const away = await demo.call(endpoints.fundraiserPage, { fundraiser_id: other, event })
    expect(away.error.error).toBe('fundraiser_not_found')
  })
})
