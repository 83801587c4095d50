import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type Caller, type DemoServer, event, startDemo } from './demo-server.ts'
import { mailsTo, newEmail, somebody } from './people.ts'
import { makeType, ticketBuyer } from './tickets.ts'
import { asked, newVoucher } from './vouchers.ts'

/** A fixed clock, so that no limit's window ends within a test. */
const start = new Date()

describe.each(databasesFor(import.meta.url))('free orders on $name', database => {
  let demo: DemoServer
  let type = ''
  let code = ''
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => start })
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
    type = await makeType(demo, event, { capacity: 1000 })
    code = await newVoucher(demo, { origins: '["ticket","dynamic_payment"]', price_mode: 'free', value: 0 })
  }, 60_000)
  afterAll(() => demo.close())

  const order = async (lines: unknown, email: string | undefined, from: Caller, way: 'card' | 'outside' = 'card') => {
    const input = { idempotency_key: randomUUID(), lines, voucher_code: code }
    const sent = { ...input, ...(email && { guest: { ...ticketBuyer, email } }) }
    return demo.call(ways[way], sent as never, from)
  }
  const ways = { card: endpoints.payStripe, outside: endpoints.payOffline }
  const tickets = (quantity = 1) => [{ origin: 'ticket', event_ticket_type_id: type, quantity }]
  const mailsAbout = async (email: string) => {
    await demo.context.jobs.runDue()
    return (await mailsTo(demo, email)).map(({ kind }) => kind)
  }

  test('flood no stranger’s mailbox: what is ordered beyond stands without a mail', async () => {
    const email = newEmail()
    const answers = []
    for (let network = 1; network <= 12; network++) {
      const way = network % 2 ? 'card' : 'outside'
      answers.push(await order(await asked(demo), email, { address: `203.0.113.${network}` }, way))
    }
    expect(answers.map(({ output }) => output?.status)).toEqual(answers.map(() => 'paid'))
    expect(await mailsAbout(email)).toHaveLength(8)
    const told = []
    for (const { output } of answers) told.push((await demo.confirm(output)).mailedYN)
    expect(told.filter(Boolean)).toHaveLength(8)
  })

  test('of tickets that are not mailed send no tickets either', async () => {
    const email = newEmail()
    for (let network = 1; network <= 8; network++)
      await order(await asked(demo), email, { address: `203.0.113.${network}` })
    const before = await mailsAbout(email)
    expect((await order(tickets(), email, { address: '198.51.100.1' })).output.status).toBe('paid')
    expect(await mailsAbout(email)).toEqual(before)
  })

  test('of tickets that cost nothing need no code', async () => {
    const email = newEmail()
    const free = await makeType(demo, event, { price: 0, capacity: 3 })
    for (const [way, lines] of [
      ['card', [{ origin: 'ticket', event_ticket_type_id: free, quantity: 2 }]],
      ['outside', [{ origin: 'ticket', event_ticket_type_id: free, quantity: 1 }]],
    ] as const) {
      const input = { idempotency_key: randomUUID(), lines, guest: { ...ticketBuyer, email } }
      const { status, output } = await demo.call(ways[way], input as never, { address: '198.51.100.3' })
      expect([status, output?.status]).toEqual([200, 'paid'])
    }
    expect((await mailsAbout(email)).filter(kind => kind === 'receipt')).toHaveLength(2)
  })

  test('of a guest take only so much from others', async () => {
    const email = newEmail()
    const address = '198.51.100.2'
    const tooLarge = await order(tickets(21), newEmail(), { address })
    expect([tooLarge.status, tooLarge.error.error]).toEqual([409, 'promise_too_large'])
    for (let times = 0; times < 5; times++) expect((await order(tickets(), email, { address })).status).toBe(200)
    for (const way of ['card', 'outside'] as const) {
      const { status, error } = await order(tickets(), email.toUpperCase(), { address }, way)
      expect([status, error.error]).toEqual([409, 'too_many_promises'])
      expect(error.error_description).toContain('free orders')
    }
  })

  test('of somebody signed in to their own address have no such limits', async () => {
    const { token, email } = await somebody(demo)
    for (let times = 0; times < 9; times++) expect((await order(tickets(3), undefined, { token })).status).toBe(200)
    expect((await mailsAbout(email)).filter(kind => kind === 'receipt')).toHaveLength(9)
  })
})
