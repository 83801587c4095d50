import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { type GiftAidScope, giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { deliver, monthlyGiver, newsOf, passMonth } from './monthly.ts'
import { mailsTo, somebody } from './people.ts'

const guest = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
const home = { outside_uk: 'no' as const, line_1: '3 Lantern Row', town: 'Larchester', postcode: 'ZZ1 1AA' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let charity = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    charity = (await demo.call(endpoints.appSettings, { event: 'riverside' })).output.charity_name
  }, 60_000)
  afterAll(() => demo.close())

  type Extra = NonNullable<Parameters<DemoServer['begin']>[0]>['extra']
  const declare = (scope: GiftAidScope, address: typeof home = home): Extra => ({
    uk_tax_payer: 'yes',
    gift_aid: { scope, words: giftAidDeclaration(scope, charity), address },
  })
  async function give(token: string | undefined, extra: Extra, isPaid = true) {
    const order = await demo.begin({ extra: { guest, ...extra } }, token ? { token } : {})
    if (!isPaid) return order
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    return order
  }
  const standing = async (token: string, event = 'riverside') =>
    (await demo.call(endpoints.standingGiftAid, {}, { token, event })).output.declaration
  /** Gives without a new declaration. */
  const relyOn = (token: string | undefined, extra: Extra = {}) => give(token, { uk_tax_payer: 'yes', ...extra })
  const asked = 'Please make the Gift Aid declaration'

  test('a declaration for all gifts is not asked for again, and is stored with each gift that it covers', async () => {
    const { token } = await somebody(demo)
    expect(await standing(token)).toBeUndefined()
    await give(token, declare('all_gifts'))
    const words = giftAidDeclaration('all_gifts', charity)
    expect(await standing(token)).toMatchObject({ words, first_name: 'Grace', line_1: '3 Lantern Row' })
    const { order_id } = await relyOn(token)
    const kept = await demo.context.db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .selectAll('gift_aid_declarations')
      .where('order_id', '=', order_id)
      .execute()
    expect(kept).toMatchObject([{ words, scope: 'all_gifts', line_1: '3 Lantern Row', postcode: 'ZZ1 1AA' }])
    expect(kept[0]?.declared_at.toISOString()).toBe((await standing(token))?.declared_at)
    expect(await standing(token)).toBeDefined()
  })

  /** The page behind the link of the newest receipt that was mailed to an address. */
  async function giftAidPageFor(email: string) {
    const receipt = (await mailsTo(demo, email)).find(({ kind }) => kind === 'receipt')
    const path = /\/gift-aid\/[\w.-]+/.exec(receipt?.body_text ?? '')?.[0]
    const open = async (init: RequestInit = {}) => {
      const answer = await fetch(demo.url + path, { redirect: 'manual', ...init })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    return { path, open }
  }

  test('a guest withdraws it by the link of the receipt, by a button and not by opening it', async () => {
    const { email, token } = await somebody(demo)
    const asGuest = { guest: { ...guest, email }, ...declare('all_gifts') }
    await give(undefined, asGuest)
    await give(token, asGuest)
    const { open, path } = await giftAidPageFor(email)
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
    const [one, other] = [await somebody(demo), await somebody(demo)]
    for (const { email, token } of [one, other])
      await give(token, { guest: { ...guest, email }, ...declare('all_gifts') })
    const { open, path = '' } = await giftAidPageFor(one.email)
    const theirs = await giftAidPageFor(other.email)
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

  test('a receipt of a declaration for one gift has no such link', async () => {
    const { email } = await somebody(demo)
    await give(undefined, { guest: { ...guest, email }, ...declare('this_gift') })
    expect((await giftAidPageFor(email)).path).toBeUndefined()
  })

  test('a declaration for one gift is asked for again', async () => {
    const { token } = await somebody(demo)
    await give(token, declare('this_gift'))
    expect(await standing(token)).toBeUndefined()
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a declaration with an unpaid gift is asked for again', async () => {
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'), false)
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a donor with another name or home since is asked again, and both declarations are stored', async () => {
    const { token, user } = await somebody(demo)
    await give(token, declare('all_gifts'))
    await relyOn(token, { guest: { ...guest, first_name: ' grace' } })
    await expect(relyOn(token, { guest: { ...guest, last_name: 'Murray' } })).rejects.toThrow(asked)
    await give(token, declare('this_gift', { ...home, line_1: '9 Mill Lane', postcode: 'ZZ2 2BB' }))
    await expect(relyOn(token)).rejects.toThrow(asked)
    await give(token, declare('all_gifts', { ...home, line_1: '9 Mill Lane', postcode: 'ZZ2 2BB' }))
    expect(await standing(token)).toMatchObject({ line_1: '9 Mill Lane' })
    const { db } = demo.context
    const made = await db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('gift_aid_declarations.postcode')
      .where('user_id', '=', user.user_id)
      .orderBy('order_line_id')
      .execute()
    expect(made.map(({ postcode }) => postcode)).toEqual(['ZZ1 1AA', 'ZZ1 1AA', 'ZZ2 2BB', 'ZZ2 2BB'])
  })

  test('a donor who has changed their address in the account is asked again', async () => {
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    const moved = { line_1: '9 Mill Lane', city: 'Larchester', postcode: 'zz11aa', country: 'GB' }
    await demo.call(endpoints.updateAddress, { address: moved }, { token })
    await relyOn(token)
    await demo.call(endpoints.updateAddress, { address: { ...moved, postcode: 'ZZ2 2BB' } }, { token })
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('the event of another charity asks for its own', async () => {
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    expect(await standing(token, 'moonlight')).toBeUndefined()
  })

  test('a declaration in outdated words is asked for again', async () => {
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    await demo.context.db.updateTable('gift_aid_declarations').set({ words: 'As they were once.' }).execute()
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a withdrawn declaration is stored with the day, covers no later gift, and can be made again', async () => {
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
    expect(kept.map(one => one.withdrawn_at?.toISOString())).toEqual([withdrawn_at, withdrawn_at, withdrawn_at])
    await give(token, declare('all_gifts'))
    expect(await standing(token)).toBeDefined()
    await relyOn(token)
  })

  test('a monthly payment after the withdrawal has none', async () => {
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

  test('an email address does not reveal whether its owner has declared', async () => {
    const { token } = await somebody(demo, { email: 'declared@example.com' })
    await give(token, { ...declare('all_gifts'), guest: { ...guest, email: 'declared@example.com' } })
    const stranger = await somebody(demo)
    for (const from of [undefined, stranger.token]) {
      await expect(relyOn(from, { guest: { ...guest, email: 'declared@example.com' } })).rejects.toThrow(asked)
    }
    expect((await demo.call(endpoints.standingGiftAid, {})).status).toBe(401)
  })
})
