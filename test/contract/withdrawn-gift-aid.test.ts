import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { asked, donorsOf, giftAidPageFor, guest, home } from './gift-aid.ts'
import { deliver, monthlyGiver, newsOf, passMonth } from './monthly.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('withdrawals on $name', database => {
  let demo: DemoServer
  let donors: Awaited<ReturnType<typeof donorsOf>>
  beforeAll(async () => {
    demo = await startDemo(database)
    donors = await donorsOf(demo)
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Sort code 12-34-56' }).execute()
  }, 60_000)
  afterAll(() => demo.close())

  test('a guest withdraws it by the link of the receipt, by a button and not by opening it', async () => {
    const { charity, declare, give, standing } = donors
    const { email, token } = await somebody(demo)
    const asGuest = { guest: { ...guest, email }, ...declare('all_gifts') }
    await give(undefined, asGuest)
    await give(token, asGuest)
    const { open, path } = await giftAidPageFor(demo, email)
    for (let visit = 0; visit < 2; visit++) {
      const { status, text, headers } = await open()
      expect([status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
        200,
        'no-referrer',
        'no-store',
      ])
      expect(text).toContain(`<form method="post" action="${path}">`)
      expect(text).toContain(giftAidDeclaration('all_gifts', charity).slice(0, 60))
    }
    expect(await standing(token)).toBeDefined()
    expect((await open({ method: 'POST' })).status).toBe(303)
    expect(await standing(token)).toBeUndefined()
    expect((await open()).text).toContain('Your Gift\u00a0Aid declaration is withdrawn')
    await open({ method: 'POST' })
    const told = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'gift_aid_withdrawn')
    expect(told).toHaveLength(1)
  })

  test('a link does not withdraw another donor’s, and an invented one nothing', async () => {
    const { declare, give, standing } = donors
    const [one, other] = [await somebody(demo), await somebody(demo)]
    for (const { email, token } of [one, other])
      await give(token, { guest: { ...guest, email }, ...declare('all_gifts') })
    const { open, path = '' } = await giftAidPageFor(demo, one.email)
    const theirs = await giftAidPageFor(demo, other.email)
    const [mine, signature] = [path.split('.')[0], theirs.path?.split('.')[1]]
    for (const forged of [
      `${mine}.${signature}`,
      `${mine}.`,
      `${mine}`,
      '/gift-aid/%00',
      '/gift-aid/%ED%A0%80',
      '/gift-aid/.',
    ]) {
      for (const method of ['GET', 'POST']) expect((await fetch(demo.url + forged, { method })).status).toBe(404)
    }
    await open({ method: 'POST' })
    expect([await standing(one.token), (await standing(other.token)) !== undefined]).toEqual([undefined, true])
  })

  test('a withdrawn declaration is stored with the day, covers no later gift, and can be made again', async () => {
    const { charity, declare, give, relyOn, standing } = donors
    const { token, user, email } = await somebody(demo)
    const withdraw = async () => (await demo.call(endpoints.withdrawGiftAid, {}, { token })).output
    expect(await withdraw()).toEqual({ declaration: undefined, withdrawn_at: undefined })
    await give(token, declare('all_gifts'))
    await relyOn(token)
    const begun = await give(token, { uk_tax_payer: 'yes' }, false)
    const { declaration, withdrawn_at } = await withdraw()
    expect([declaration, withdrawn_at]).toEqual([undefined, expect.any(String)])
    expect((await withdraw()).withdrawn_at).toBe(withdrawn_at)
    // Two simultaneous requests withdraw once and send one mail.
    const told = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'gift_aid_withdrawn')
    expect(told.map(({ subject }) => subject)).toEqual([`Your Gift Aid declaration to ${charity} is withdrawn`])
    await expect(relyOn(token)).rejects.toThrow(asked)
    // Paying an order begun under the withdrawn declaration does not restore it.
    await demo.pay(begun.payment_intent_id)
    await demo.confirm(begun)
    expect(await standing(token)).toBeUndefined()
    const { db } = demo.context
    const kept = await db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('gift_aid_declarations.withdrawn_at')
      .where('user_id', '=', user.user_id)
      .execute()
    // It is not kept with that order either.
    expect(kept.map(one => one.withdrawn_at?.toISOString())).toEqual([withdrawn_at, withdrawn_at])
    await give(token, declare('all_gifts'))
    expect(await standing(token)).toBeDefined()
    await relyOn(token)
  })

  test('the account shows a declaration in force, even one that the next gift is asked for anew', async () => {
    const { charity, declare, give, standing } = donors
    const { email, token } = await somebody(demo)
    const shown = async () => (await demo.call(endpoints.standingGiftAid, {}, { token })).output
    await give(token, declare('all_gifts'))
    await demo.call(endpoints.withdrawGiftAid, {}, { token })
    const { withdrawn_at } = await shown()
    expect(withdrawn_at).toEqual(expect.any(String))
    // Left at the payment: nothing is given under it.
    await give(token, declare('all_gifts'), false)
    expect(await shown()).toEqual({ withdrawn_at })
    await give(token, declare('all_gifts'))
    await give(token, declare('this_gift', { ...home, postcode: 'ZZ2 2BB' }))
    expect(await standing(token)).toBeUndefined()
    const in_force = { words: giftAidDeclaration('all_gifts', charity), declared_at: expect.any(String) }
    expect(await shown()).toEqual({ in_force })
    expect((await demo.call(endpoints.withdrawGiftAid, {}, { token })).output).toEqual({
      withdrawn_at: expect.any(String),
    })
    await give(undefined, { guest: { ...guest, email }, ...declare('all_gifts') })
    expect(await shown()).toEqual({ in_force })
  })

  /** What a gift's receipt and order say of Gift Aid. */
  async function saidOf({ order_id, order_key }: { order_id: string; order_key: string }, email: string) {
    const { output } = await demo.call(endpoints.order, { order_id, order_key })
    const receipts = (await mailsTo(demo, email)).filter(
      ({ kind, body_text }) => kind === 'receipt' && body_text.includes(output.order_reference),
    )
    return [output.lines[0]?.gift_aid, receipts.map(({ body_text }) => body_text.includes('Gift Aid'))]
  }

  test('a gift paid after the withdrawal has none, and one paid before it keeps its own', async () => {
    const { declare, give } = donors
    const { email, token } = await somebody(demo)
    const extra = { guest: { ...guest, email }, ...declare('all_gifts') }
    const before = await give(undefined, extra)
    const byCard = await give(undefined, extra, false)
    const offline = (await demo.call(endpoints.payOffline, giftInput({ amount: 40_00, extra }), { token })).output
    await (await giftAidPageFor(demo, email)).open({ method: 'POST' })
    await demo.pay(byCard.payment_intent_id)
    await demo.confirm(byCard)
    await markPaidOffline(demo.context, offline.order_id)
    expect(await saidOf(before, email)).toEqual([true, [true]])
    expect(await saidOf(byCard, email)).toEqual([false, [false]])
    expect(await saidOf(offline, email)).toEqual([false, [false]])
    const gifts = (await demo.call(endpoints.accountDonations, {}, { token })).output
    expect(gifts.map(({ gift_aid }) => gift_aid)).toEqual([undefined])
  })

  test('a payment that the desk takes back and restores keeps its day and declaration, unlike one received anew', async () => {
    const { declare } = donors
    const { email } = await somebody(demo)
    const input = giftInput({ amount: 40_00, extra: { guest: { ...guest, email }, ...declare('all_gifts') } })
    const order = (await demo.call(endpoints.payOffline, input)).output
    const desk = await organiser(demo, 'riverside', ['*'])
    const mark = (paid_by: 'cash' | null) =>
      demo.call(endpoints.receiveOfflineOrder, { order_id: order.order_id, paid_by }, desk)
    await mark('cash')
    const paid_at = new Date('2026-06-30T12:00:00Z')
    const { db } = demo.context
    await db.updateTable('orders').set({ paid_at }).where('id', '=', order.order_id).execute()
    await (await giftAidPageFor(demo, email)).open({ method: 'POST' })
    await mark(null)
    const [entry] = (await demo.call(endpoints.auditLog, {}, desk)).output.items
    await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '0' }, desk)
    expect(await saidOf(order, email)).toEqual([true, [true]])
    const gift = db.selectFrom('donations').innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    const ofOrder = gift.innerJoin('orders', 'orders.id', 'order_id').where('order_id', '=', order.order_id)
    expect(await ofOrder.select(['given_at', 'paid_at']).execute()).toEqual([{ given_at: paid_at, paid_at }])
    await mark(null)
    await mark('cash')
    expect(await saidOf(order, email)).toEqual([false, [false, true]])
  })

  test('a monthly payment after the withdrawal has none', async () => {
    const { declare } = donors
    const { token, email } = await somebody(demo)
    const giver = await monthlyGiver(demo, { email, extra: { guest, ...declare('all_gifts') } }, { token })
    const news = newsOf(demo.standIn)
    const declared = async () =>
      (await demo.call(endpoints.orders, {}, { token })).output.map(({ lines }) => lines[0]?.gift_aid)
    await passMonth(demo, giver)
    await deliver(demo, await news())
    await demo.call(endpoints.withdrawGiftAid, {}, { token })
    await passMonth(demo, giver)
    await deliver(demo, await news())
    expect(await declared()).toEqual([false, true, true])
  })

  test('a withdrawal in the account ends what its address declared as a guest', async () => {
    const { declare, give, standing } = donors
    const email = newEmail()
    const giver = await monthlyGiver(demo, { extra: { guest: { ...guest, email }, ...declare('all_gifts') } })
    const news = newsOf(demo.standIn)
    await news()
    const { token } = await somebody(demo, { email })
    const other = await somebody(demo)
    await give(other.token, { guest: { ...guest, email: other.email }, ...declare('all_gifts') })
    const { withdrawn_at } = (await demo.call(endpoints.withdrawGiftAid, {}, { token })).output
    expect(withdrawn_at).toEqual(expect.any(String))
    await passMonth(demo, giver)
    await deliver(demo, await news())
    const receipts = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'receipt')
    expect(receipts.map(({ body_text }) => body_text.includes('Gift Aid'))).toEqual([false, true])
    expect(await standing(other.token)).toBeDefined()
  })
})
