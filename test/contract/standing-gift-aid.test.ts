import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { asked, donorsOf, giftAidPageFor, guest, home } from './gift-aid.ts'
import { deliver, type MonthlyGiver, monthlyGiver, newsOf, ordersOf, passMonth } from './monthly.ts'
import { somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let donors: Awaited<ReturnType<typeof donorsOf>>
  beforeAll(async () => {
    demo = await startDemo(database)
    donors = await donorsOf(demo)
  }, 60_000)
  afterAll(() => demo.close())

  test('a declaration for all gifts is not asked for again, and is stored with each gift that it covers', async () => {
    const { charity, declare, give, relyOn, standing } = donors
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

  test('a receipt of a declaration for one gift has no such link', async () => {
    const { declare, give } = donors
    const { email } = await somebody(demo)
    await give(undefined, { guest: { ...guest, email }, ...declare('this_gift') })
    expect((await giftAidPageFor(demo, email)).path).toBeUndefined()
  })

  test('a declaration for one gift is asked for again', async () => {
    const { declare, give, relyOn, standing } = donors
    const { token } = await somebody(demo)
    await give(token, declare('this_gift'))
    expect(await standing(token)).toBeUndefined()
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a declaration with an unpaid gift is asked for again', async () => {
    const { declare, give, relyOn } = donors
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'), false)
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a donor with another name or home since is asked again, and both declarations are stored', async () => {
    const { declare, give, relyOn, standing } = donors
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
    const { declare, give, relyOn } = donors
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    const moved = { line_1: '9 Mill Lane', city: 'Larchester', postcode: 'zz11aa', country: 'GB' }
    await demo.call(endpoints.updateAddress, { address: moved }, { token })
    await relyOn(token)
    await demo.call(endpoints.updateAddress, { address: { ...moved, postcode: 'ZZ2 2BB' } }, { token })
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('the event of another charity asks for its own', async () => {
    const { declare, give, standing } = donors
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    expect(await standing(token, 'moonlight')).toBeUndefined()
  })

  test('a declaration in outdated words is asked for again', async () => {
    const { declare, give, relyOn } = donors
    const { token } = await somebody(demo)
    await give(token, declare('all_gifts'))
    await demo.context.db.updateTable('gift_aid_declarations').set({ words: 'As they were once.' }).execute()
    await expect(relyOn(token)).rejects.toThrow(asked)
  })

  test('a declaration for all gifts covers the months to come of a gift begun without one', async () => {
    const { declare, give } = donors
    const { token, email } = await somebody(demo)
    const asTheirs = { guest: { ...guest, email } }
    const asOrganisation = { guest: { ...guest, email, organisation: 'Engines & Sons' } }
    const givers: MonthlyGiver[] = []
    for (const extra of [asTheirs, asOrganisation, { guest: { ...guest, email, first_name: 'Ada' } }]) {
      givers.push(await monthlyGiver(demo, { extra }, { token }))
    }
    const news = newsOf(demo.standIn)
    await give(token, { ...asTheirs, ...declare('all_gifts') })
    givers.push(await monthlyGiver(demo, { extra: asTheirs }, { token }))
    await news()
    const lastOf = async ({ giftId }: MonthlyGiver) => {
      const { output } = await demo.call(endpoints.orders, {}, { token })
      const ids = (await ordersOf(demo, giftId)).map(({ id }) => id)
      return ids.map(id => output.find(({ order_id }) => order_id === id)?.lines[0]?.gift_aid)
    }
    for (const giver of givers) await passMonth(demo, giver)
    await deliver(demo, await news())
    const [theirs, organisation, another, declined] = await Promise.all(givers.map(lastOf))
    expect(theirs).toEqual([false, true])
    expect([organisation, another]).toEqual([
      [false, false],
      [false, false],
    ])
    // Begun without it by somebody who had declared already.
    expect(declined).toEqual([false, false])
  })

  test('an email address does not reveal whether its owner has declared', async () => {
    const { declare, give, relyOn } = donors
    const { token } = await somebody(demo, { email: 'declared@example.com' })
    await give(token, { ...declare('all_gifts'), guest: { ...guest, email: 'declared@example.com' } })
    const stranger = await somebody(demo)
    for (const from of [undefined, stranger.token]) {
      await expect(relyOn(from, { guest: { ...guest, email: 'declared@example.com' } })).rejects.toThrow(asked)
    }
    expect((await demo.call(endpoints.standingGiftAid, {})).status).toBe(401)
  })
})
