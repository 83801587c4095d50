import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, plainErasure, somebody } from './people.ts'
import { atDesk, begin, confirm, event, itemInput, mayAll, pay, promise, promiseIn } from './pledges.ts'

describe('pledges', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
    // Without a matched fund, because matches have tests of their own.
    await demo.context.db
      .updateTable('matched_funds')
      .set({ ends_at: new Date(0) })
      .execute()
  }, 60_000)
  afterAll(() => demo.close())

  const total = async () => (await demo.call(endpoints.donationTotal, { event })).output.total_raised

  test('one that is paid at once is a gift, counts once, and is in the list', async () => {
    const { id, given, shown } = await atDesk(demo)
    const before = await total()
    const email = newEmail()
    const { output: order } = await begin(demo, [{ origin: 'pledge', pledge_item_id: id, amount: 500_00 }], email)
    expect(await given()).toEqual([])
    expect((await pay(demo, order)).status).toBe('paid')
    await confirm(demo, order)
    expect((await total()) - before).toBe(500_00)
    expect(await given()).toMatchObject([{ shown_as: 'Ada L.', amount: 500_00, level_id: 'level_50000' }])
    expect(await shown()).toMatchObject({ pledged: 500_00, pledge_count: 1 })
    expect((await mailsTo(demo, email))[0]?.body_text).toContain('A night of care')
  })

  test('a promise counts only towards its item until it is paid by the link in the letter, once', async () => {
    const { id, given, shown } = await atDesk(demo)
    const before = await total()
    const email = newEmail()
    const guest = { first_name: 'Grace', last_name: 'Hopper', email }
    const key = randomUUID()
    const { output: promised } = await promise(demo, id, 50_00, { guest, idempotency_key: key })
    const again = await promise(demo, id, 50_00, { guest, idempotency_key: key })
    expect(again.output).toEqual(promised)
    expect((await promise(demo, id, 60_00, { guest, idempotency_key: key })).error.error).toBe('idempotency_key_reused')
    expect(await total()).toBe(before)
    expect(await shown()).toMatchObject({ pledged: 50_00, pledge_count: 1 })
    const letters = await mailsTo(demo, email)
    expect(letters).toHaveLength(1)
    const link = /https?:\S+promise=\S+/.exec(letters[0]?.body_text ?? '')?.[0] ?? ''
    expect(new URL(link).pathname).toBe('/moonlight-ball/pledge/checkout')
    const page = await (await fetch(demo.url + link.slice(new URL(link).origin.length))).text()
    expect(page).toContain('<title>Pay your pledge | ')
    const token = promiseIn(link)
    const unpaid = await demo.call(endpoints.promisedPledge, { promise: token }, { event })
    expect(unpaid.output).toMatchObject({ pledge_item_id: id, guest })
    const line = { origin: 'pledge', promise: token, amount: 1 }
    const [one, other] = [await begin(demo, [line], email), await begin(demo, [line], email)]
    expect(other.output.lines_total).toBe(50_00)
    expect((await pay(demo, other.output)).status).toBe('paid')
    await expect(demo.pay(one.output.payment_intent_id)).rejects.toThrow()
    expect((await begin(demo, [line], email)).error.error).toBe('pledge_paid')
    expect((await total()) - before).toBe(50_00)
    expect(await given()).toMatchObject([{ shown_as: 'Grace H.', amount: 50_00 }])
    const seen = await demo.call(endpoints.promisedPledge, { promise: token }, { event })
    expect(seen.output).toMatchObject({ status: 'paid', guest: undefined })
    expect((await demo.call(endpoints.promisedPledge, { promise: `${token}x` }, { event })).status).toBe(404)
  })

  test('one that is divided among charities is a line for each, one pledge, and exactly the whole', async () => {
    const charities = (
      await demo.call(
        endpoints.saveCharities,
        { charities: named('Bees', 'Books', 'Boats') },
        {
          event,
          token: (await organiser(demo, event, mayAll)).token,
        },
      )
    ).output
    const ids = charities.map(({ charity_id }) => charity_id)
    const { id, given } = await atDesk(demo, { charity_ids: ids.slice(0, 2) })
    const before = await total()
    const part = (charity_id: string | undefined, amount: number) => ({
      origin: 'pledge',
      pledge_item_id: id,
      charity_id,
      amount,
      pledge_amount: 50_01,
    })
    const refusedSum = await begin(demo, [part(ids[0], 25_01), part(ids[1], 25_01)])
    expect(refusedSum.error.fields).toHaveProperty('lines.0.amount')
    expect((await begin(demo, [part(ids[0], 25_01), part(ids[2], 25_00)])).status).toBe(400)
    expect((await begin(demo, [part(ids[0], 25_01), part(ids[0], 25_00)])).status).toBe(400)
    const { output: order } = await begin(demo, [part(ids[0], 25_01), part(ids[1], 25_00)])
    expect(order.order_total).toBe(50_01)
    await pay(demo, order)
    expect((await total()) - before).toBe(50_01)
    expect(await given()).toMatchObject([{ amount: 50_01 }])
    const free = (charity_id: string | undefined, amount: number) => ({
      ...part(charity_id, amount),
      pledge_item_id: null,
    })
    const { output: gift } = await begin(demo, [free(ids[2], 40_01), free(ids[0], 10_00)])
    await pay(demo, gift)
    expect((await total()) - before).toBe(100_02)
    expect(await given()).toHaveLength(1)
  })

  test('the server decides what can be pledged', async () => {
    const { id, desk, item } = await atDesk(demo, { own_amountYN: 'no', pay_laterYN: 'no' })
    const line = (amount: number) => [{ origin: 'pledge', pledge_item_id: id, amount }]
    expect((await begin(demo, line(51_00))).status).toBe(400)
    expect((await promise(demo, id, 50_00)).status).toBe(400)
    expect((await begin(demo, line(50_00))).status).toBe(200)
    const { revision } = item
    await demo.call(endpoints.editPledgeItem, { ...itemInput({ state: 'closed' }), pledge_item_id: id, revision }, desk)
    expect((await begin(demo, line(50_00))).error.error).toBe('pledge_closed')
    const hidden = await demo.call(endpoints.addPledgeItem, itemInput({ publishedYN: 'no' }), desk)
    const draft = hidden.output.pledge_item_id
    expect((await demo.call(endpoints.pledgeItem, { pledge_item_id: draft, event })).status).toBe(404)
    expect((await begin(demo, [{ origin: 'pledge', pledge_item_id: draft, amount: 50_00 }])).status).toBe(404)
  })

  test('a level above the largest gift can be pledged and paid, and no own amount can', async () => {
    const levels = [{ amount: 50_000_00, does: 'a year' }]
    const { id } = await atDesk(demo, { levels })
    const line = { origin: 'pledge', pledge_item_id: id }
    expect((await begin(demo, [{ ...line, amount: 50_000_00 }])).status).toBe(200)
    expect((await begin(demo, [{ ...line, amount: 49_000_00 }])).error.error).toBe('amount_out_of_range')
    expect((await promise(demo, id, 50_000_00)).status).toBe(200)
    expect((await promise(demo, id, 49_000_00)).error.error).toBe('amount_out_of_range')
  })

  test('a pledge in the room is recorded once, corrected, hidden and undone, and each action can be undone from the log', async () => {
    const { id, desk, record, given, shown } = await atDesk(demo)
    const key = randomUUID()
    const { output } = await record(42, 500_00, { idempotency_key: key })
    expect((await record(42, 500_00, { idempotency_key: key })).output.pledge.pledge_id).toBe(output.pledge.pledge_id)
    expect((await record(43, 500_00, { idempotency_key: key })).status).toBe(409)
    expect(await given()).toMatchObject([{ shown_as: '42', amount: 500_00 }])
    const { pledge_id, sequence } = output.pledge
    const right = { amount: 50_00, paddle: 24, anonymousYN: 'no', anonymous_amountYN: 'no' } as const
    const corrected = await demo.call(endpoints.correctPledge, { pledge_id, sequence, ...right }, desk)
    expect(corrected.output).toMatchObject({ pledge: { paddle: 24, amount: 50_00 }, item: { pledged: 50_00 } })
    const stale = await demo.call(endpoints.correctPledge, { pledge_id, sequence, ...right }, desk)
    expect(stale.error.error).toBe('pledge_changed')
    await demo.call(endpoints.hidePledge, { pledge_id, hiddenYN: 'yes' }, desk)
    expect(await given()).toEqual([])
    expect(await shown()).toMatchObject({ pledged: 50_00, pledge_count: 1 })
    await demo.call(endpoints.undoPledge, { pledge_id, undoneYN: 'yes' }, desk)
    expect(await shown()).toMatchObject({ pledged: 0, pledge_count: 0 })
    const all = { event, token: (await organiser(demo, event, ['*'])).token }
    const { items } = (await demo.call(endpoints.auditLog, {}, all)).output
    const acts = items.filter(({ subject_id }) => subject_id === pledge_id)
    expect(acts.map(({ action }) => action)).toEqual(['withdraw', 'hide', 'edit', 'add'])
    const sums: number[] = []
    for (const { entry_id } of acts) {
      expect((await demo.call(endpoints.undoAction, { entry_id }, all)).status).toBe(200)
      sums.push((await shown()).pledged)
    }
    expect(sums).toEqual([50_00, 50_00, 500_00, 0])
    expect((await demo.call(endpoints.adminPledges, { pledge_item_id: id }, desk)).output.total).toBe(1)
  })

  test('the link is mailed to the paddle’s account, or to the address that the desk has typed', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge } = (await record(77_777, 50_00)).output
    const mail = () => demo.call(endpoints.mailPledgeLink, { pledge_id: pledge.pledge_id }, desk)
    expect((await mail()).error.error).toBe('pledge_without_address')
    const email = newEmail()
    await demo.call(endpoints.correctPledge, { ...pledge, ...plain, email, name: 'Ada King Lovelace' }, desk)
    expect((await mail()).status).toBe(200)
    expect((await mailsTo(demo, email))[0]?.body_text).toContain('£50')
  })

  test('a refund lowers the pledge, and all of it takes it out of the list', async () => {
    const { id, given, shown } = await atDesk(demo)
    const { output: order } = await begin(demo, [{ origin: 'pledge', pledge_item_id: id, amount: 500_00 }])
    await pay(demo, order)
    const refund = async (amount: number) => {
      await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id, amount })
      for (const { id } of ((await demo.standIn?.events.list()) ?? []).slice(-2)) await demo.standIn?.events.deliver(id)
    }
    await refund(200_00)
    expect([(await shown()).pledged, (await given())[0]?.amount]).toEqual([300_00, 300_00])
    await refund(300_00)
    expect([(await shown()).pledged, await given()]).toEqual([0, []])
  })

  test('an account’s data has its pledges; without the account they have no name, and promises are not owed', async () => {
    const { id, given, shown } = await atDesk(demo)
    const ada = await somebody(demo)
    const guest = { first_name: 'Grace', last_name: 'Hopper', email: ada.email }
    await promise(demo, id, 50_00, { guest })
    const { output: order } = await begin(demo, [{ origin: 'pledge', pledge_item_id: id, amount: 500_00 }], ada.email)
    await pay(demo, order)
    const person = await demo.context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ada.user.user_id)
      .executeTakeFirstOrThrow()
    const module = demo.context.modules.find(({ name }) => name === 'pledges')
    expect((await module?.export?.(demo.context.db, person))?.pledges).toHaveLength(2)
    await demo.context.db.transaction().execute(async trx => {
      const organisationId = (
        await trx.selectFrom('events').select('organisation_id').where('id', '=', event).executeTakeFirstOrThrow()
      ).organisation_id
      await module?.erase?.(trx, { person, organisationId, ...plainErasure })
    })
    expect(await given()).toMatchObject([{ shown_as: undefined, amount: 500_00 }])
    expect(await shown()).toMatchObject({ pledged: 500_00, pledge_count: 1 })
    const left = await demo.context.db.selectFrom('pledges').selectAll().where('email_normal', '=', ada.email).execute()
    expect(left).toEqual([])
  })

  test('only with the permission, at this event', async () => {
    const { id, record } = await atDesk(demo)
    const { pledge_id, sequence } = (await record(5, 50_00)).output.pledge
    const input = { pledge_item_id: id, idempotency_key: randomUUID(), paddle: 1, amount: 50_00 }
    const acts = (from: object) => [
      demo.call(endpoints.adminPledges, {}, from),
      demo.call(endpoints.recordPledge, input, from),
      demo.call(endpoints.correctPledge, { pledge_id, sequence, amount: 1_00, ...plain }, from),
      demo.call(endpoints.hidePledge, { pledge_id, hiddenYN: 'yes' }, from),
      demo.call(endpoints.undoPledge, { pledge_id, undoneYN: 'yes' }, from),
      demo.call(endpoints.mailPledgeLink, { pledge_id }, from),
      demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'cash' }, from),
      demo.call(endpoints.deletePledgeItem, { pledge_item_id: id }, from),
      demo.call(endpoints.saveCharities, { charities: [] }, from),
    ]
    const statuses = async (from: object) => (await Promise.all(acts(from))).map(({ status }) => status)
    expect(new Set(await statuses({ event }))).toEqual(new Set([401]))
    expect(new Set(await statuses({ event, token: (await somebody(demo)).token }))).toEqual(new Set([403]))
    const { token } = await organiser(demo, 'summer', ['*'])
    expect(new Set(await statuses({ event, token }))).toEqual(new Set([403]))
    const elsewhere = await statuses({ event: 'summer', token })
    expect(elsewhere.slice(1, 8)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })
})

const plain = { anonymousYN: 'no', anonymous_amountYN: 'no' } as const

const named = (...names: string[]) => names.map(name => ({ name, summary: '', charity_number: null }))
