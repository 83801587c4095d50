import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type Answer, type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'
import { atDesk, begin, event, pay, promise } from './pledges.ts'

type Correction = Partial<InputOf<typeof endpoints.correctPledge>>

describe('donors that the desk corrects', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  const said = ({ status, error }: Answer<unknown>) => error?.fields ?? error?.error ?? status
  const donorOf = (id: string) =>
    demo.context.db
      .selectFrom('pledges')
      .select(['paddle', 'shown_as', 'user_id', 'first_name', 'last_name', 'email', 'email_normal'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  async function correct(desk: object, pledge_id: string, change: Correction) {
    const { sequence, amount } = await demo.context.db
      .selectFrom('pledges')
      .select(['sequence', 'amount'])
      .where('id', '=', pledge_id)
      .executeTakeFirstOrThrow()
    const plain = { anonymousYN: 'no', anonymous_amountYN: 'no' } as const
    return said(await demo.call(endpoints.correctPledge, { pledge_id, sequence, amount, ...plain, ...change }, desk))
  }
  async function holderOf(paddle: number) {
    const { user } = await organiser(demo, event, [])
    const holder = { id: `bid_${paddle}`, event_id: event, paddle, user_id: user.user_id, shown_as: 'Owl' }
    await demo.context.db.insertInto('bidders').values(holder).execute()
    return user
  }
  const undo = async () => {
    const all = { event, token: (await organiser(demo, event, ['*'])).token }
    const { items } = (await demo.call(endpoints.auditLog, {}, all)).output
    return said(await demo.call(endpoints.undoAction, { entry_id: items[0]?.entry_id ?? '' }, all))
  }

  test('stay who has paid, until the pledge is marked as not paid', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge_id } = (await record(42_101, 500_00)).output.pledge
    const mary = { name: 'Mary Lamb', email: newEmail() }
    expect(await correct(desk, pledge_id, mary)).toBe(200)
    await demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'cash' }, desk)
    const before = await donorOf(pledge_id)
    for (const change of [{ paddle: 42_102 }, { name: 'Ben Lamb' }, { email: newEmail() }, { name: '' }]) {
      expect(await correct(desk, pledge_id, change)).toBe('pledge_paid')
    }
    expect(await donorOf(pledge_id)).toEqual(before)
    expect(await correct(desk, pledge_id, { ...mary, paddle: 42_101, anonymousYN: 'yes' })).toBe(200)
    await demo.call(endpoints.receivePledge, { pledge_id, paid_by: null }, desk)
    expect(await correct(desk, pledge_id, { name: 'Ben Lamb' })).toBe(200)
  })

  test('stay who has paid online, also when a correction is undone', async () => {
    const { desk, id } = await atDesk(demo)
    const { output: promised } = await promise(demo, id, 50_00)
    const { pledge_id } = promised
    expect(await correct(desk, pledge_id, { paddle: 42_103, name: 'Mary Lamb', email: newEmail() })).toBe(200)
    const { output: order } = await begin(demo, [
      {
        origin: 'pledge',
        promise: new URL(promised.path, 'https://x.example').searchParams.get('promise'),
        amount: 50_00,
      },
    ])
    expect((await pay(demo, order)).status).toBe('paid')
    expect(await undo()).toBe('pledge_paid')
    expect((await donorOf(pledge_id)).paddle).toBe(42_103)
  })

  test('lose the name and the address that are emptied, but not both and the paddle', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge_id } = (await record(42_104, 500_00)).output.pledge
    const email = newEmail()
    expect(await correct(desk, pledge_id, { name: 'Mary Ann Lamb', email })).toBe(200)
    expect(await correct(desk, pledge_id, {})).toBe(200)
    expect(await donorOf(pledge_id)).toMatchObject({ paddle: 42_104, first_name: 'Mary', last_name: 'Ann Lamb', email })
    expect(await correct(desk, pledge_id, { name: '', email: '' })).toBe(200)
    const nobody = { first_name: null, last_name: null, email: null, email_normal: null }
    expect(await donorOf(pledge_id)).toMatchObject({ paddle: 42_104, shown_as: '42104', ...nobody })
    const missing = { name: 'Enter a name, or a paddle number', email: 'Enter an email address, or a paddle number' }
    expect(await correct(desk, pledge_id, { paddle: null })).toEqual(missing)
    expect(await correct(desk, pledge_id, { paddle: null, name: 'Mary Lamb' })).toEqual({ email: missing.email })
    expect(await correct(desk, pledge_id, { paddle: null, name: 'Mary Lamb', email })).toBe(200)
    const mary = { paddle: null, shown_as: 'Mary L.', first_name: 'Mary', last_name: 'Lamb', email }
    expect(await donorOf(pledge_id)).toMatchObject(mary)
    expect(await correct(desk, pledge_id, { email: '' })).toEqual({ email: missing.email })
    expect(await correct(desk, pledge_id, { paddle: null, name: '' })).toEqual({ name: missing.name })
    expect(await donorOf(pledge_id)).toMatchObject(mary)
  })

  test('are who has the paddle that is typed over another, where the name beside it is emptied', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge_id } = (await record(42_105, 500_00)).output.pledge
    await correct(desk, pledge_id, { name: 'Mary Lamb', email: newEmail() })
    const user = await holderOf(42_106)
    expect(await correct(desk, pledge_id, { paddle: 42_106, name: '', email: '' })).toBe(200)
    const holder = { paddle: 42_106, shown_as: 'Owl', user_id: user.user_id, first_name: 'Grace', email: user.email }
    expect(await donorOf(pledge_id)).toMatchObject(holder)
    expect(await correct(desk, pledge_id, { paddle: null, name: 'Mary Lamb', email: newEmail() })).toBe(200)
    expect(await donorOf(pledge_id)).toMatchObject({ paddle: null, user_id: null, shown_as: 'Mary L.' })
    expect(await undo()).toBe(200)
    expect(await donorOf(pledge_id)).toMatchObject(holder)
  })

  test('lose again a paddle that was added by a mistake, when that is undone', async () => {
    const { desk, id } = await atDesk(demo)
    const { pledge_id } = (await promise(demo, id, 50_00)).output
    const ada = { name: 'Ada Lovelace', email: newEmail() }
    expect(await correct(desk, pledge_id, { paddle: 42_107, ...ada })).toBe(200)
    expect(await undo()).toBe(200)
    expect(await donorOf(pledge_id)).toMatchObject({ paddle: null, shown_as: 'Ada L.', email: ada.email })
  })

  test('are not left to be the holder of a paddle that is gone, since who was before is not kept', async () => {
    const { desk, id } = await atDesk(demo)
    const { pledge_id } = (await promise(demo, id, 50_00)).output
    const { email } = await holderOf(42_109)
    for (const [paddle, typed] of [
      [42_109, { name: null, email: null }],
      [42_108, { name: null, email: null }],
      [42_109, { name: 'Ada Lovelace', email: null }],
    ] as const) {
      expect(await correct(desk, pledge_id, { paddle, ...typed })).toBe(200)
      const before = await donorOf(pledge_id)
      expect(await undo()).toBe('changed_since')
      expect(await donorOf(pledge_id)).toEqual(before)
      expect(await correct(desk, pledge_id, { paddle: null, name: 'Ada Lovelace', email: newEmail() })).toBe(200)
    }
    expect((await donorOf(pledge_id)).email).not.toBe(email)
  })

  test('lose the account of a paddle that was typed beside another’s name and address, when that is undone', async () => {
    const { desk, id } = await atDesk(demo)
    const { pledge_id } = (await promise(demo, id, 50_00)).output
    await holderOf(42_110)
    const ada = { name: 'Ada Lovelace', email: newEmail() }
    expect(await correct(desk, pledge_id, { paddle: 42_110, ...ada })).toBe(200)
    expect(await undo()).toBe(200)
    expect(await donorOf(pledge_id)).toMatchObject({ paddle: null, user_id: null, email: ada.email })
  })
})
