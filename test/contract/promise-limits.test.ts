import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type Caller, type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, somebody } from './people.ts'
import { atDesk, event } from './pledges.ts'

/** A fixed clock, so that no limit's window ends within a test. */
const start = new Date()
const [home, elsewhere] = ['192.0.2.1', '198.51.100.7']

describe('limits of promises', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded, { now: () => start })
  }, 60_000)
  afterAll(() => demo.close())

  const guestWith = (email: string) => ({ first_name: 'Ada', last_name: 'Lovelace', email })
  const order = (from: Caller, email?: string, more: { key?: string; invoice?: boolean; total?: number } = {}) =>
    demo.call(
      endpoints.payOffline,
      {
        idempotency_key: more.key ?? randomUUID(),
        lines: [{ origin: 'donation', amount: 10_00 }],
        ...(email && { guest: guestWith(email) }),
        ...(more.invoice && { request_invoice: 'yes' }),
        ...(more.total && { order_total: more.total }),
      },
      { event, ...from },
    )
  const pledge = (pledge_item_id: string, from: Caller, email?: string, key: string = randomUUID()) =>
    demo.call(
      endpoints.promisePledge,
      { pledge_item_id, idempotency_key: key, amount: 50_00, ...(email && { guest: guestWith(email) }) },
      { event, ...from },
    )
  const counted = async (sent: () => Promise<{ status: number }>, times: number) => {
    const statuses = []
    for (let time = 0; time < times; time++) statuses.push((await sent()).status)
    return statuses
  }

  test('strangers use up nothing of an account’s promises, from the same network or another', async () => {
    const { id } = await atDesk(demo)
    const { token, email } = await somebody(demo)
    for (const address of [home, elsewhere]) await counted(() => order({ address }, email), 6)
    const before = (await mailsTo(demo, email)).length
    const own = await order({ token, address: home })
    expect([own.status, own.output.mailedYN]).toEqual([200, true])
    expect((await pledge(id, { token, address: home })).output.mailedYN).toBe(true)
    expect(await mailsTo(demo, email)).toHaveLength(before + 2)
  })

  test('nor anything of a guest’s at another network', async () => {
    const email = newEmail()
    expect(await counted(() => order({ address: elsewhere }, email), 6)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await order({ address: home }, email.toUpperCase())).status).toBe(200)
    expect((await order({ address: elsewhere }, email.toUpperCase())).status).toBe(429)
  })

  test('a guest promises pledges and payments five times an hour from one network; a repeated one is no new one', async () => {
    const { id } = await atDesk(demo)
    const [email, key] = [newEmail(), randomUUID()]
    const first = await pledge(id, { address: home }, email, key)
    expect(first.output.mailedYN).toBe(true)
    expect(await counted(() => order({ address: home }, email), 4)).toEqual([200, 200, 200, 200])
    const refused = await pledge(id, { address: home }, email.toUpperCase())
    expect([refused.status, refused.error.error]).toEqual([429, 'rate_limited'])
    const again = await pledge(id, { address: home }, email, key)
    expect(again.output).toEqual(first.output)
    expect((await pledge(id, { address: home }, newEmail())).status).toBe(200)
    expect(await mailsTo(demo, email)).toHaveLength(5)
  })

  test('many networks cannot flood an address: what they promise stands without a mail', async () => {
    const { id } = await atDesk(demo)
    const email = newEmail()
    const answers = []
    for (let network = 1; network <= 12; network++) {
      const from = { address: `203.0.113.${network}` }
      answers.push(await order(from, email, { invoice: true }), await pledge(id, from, email))
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ output }) => output.mailedYN)).toHaveLength(8)
    const kinds = (await mailsTo(demo, email)).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind !== 'invoice')).toHaveLength(8)
    expect(kinds.filter(kind => kind === 'invoice').length).toBeLessThanOrEqual(4)
  })

  test('nor by what is ended; an invoice that was held back is mailed, once, when it is paid', async () => {
    const desk = { event, token: (await organiser(demo, event, ['*'])).token }
    const email = newEmail()
    const orders = []
    for (let network = 1; network <= 12; network++) {
      orders.push((await order({ address: `203.0.113.${network}` }, email, { invoice: true })).output)
    }
    const [ended, paid] = orders.filter(({ mailedYN }) => !mailedYN)
    if (!ended || !paid) throw new Error('All were mailed')
    const before = (await mailsTo(demo, email)).length
    await demo.call(endpoints.cancelOfflineOrder, { order_id: ended.order_id }, desk)
    expect(await mailsTo(demo, email)).toHaveLength(before)
    const invoices = async () => {
      const mails = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'invoice')
      return mails.filter(({ body_text }) => body_text.includes(new URL(paid.invoice_url ?? '').pathname)).length
    }
    const counts = []
    for (const paid_by of ['cash', null, 'cheque'] as const) {
      counts.push(await invoices())
      await demo.call(endpoints.receiveOfflineOrder, { order_id: paid.order_id, paid_by }, desk)
    }
    expect([...counts, await invoices()]).toEqual([0, 1, 1, 1])
  })

  test('what was refused uses up nothing', async () => {
    const email = newEmail()
    expect(await counted(() => order({ address: home }, email, { total: 1 }), 6)).toEqual(Array(6).fill(409))
    expect(await counted(() => order({ address: home }, email), 6)).toEqual([200, 200, 200, 200, 200, 429])
    expect(await mailsTo(demo, email)).toHaveLength(5)
  })

  test('an account’s promises have a limit of their own, and flood nobody whose address it types', async () => {
    const { token } = await somebody(demo)
    const email = newEmail()
    const statuses = await counted(() => order({ token, address: home }, email), 31)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect(await mailsTo(demo, email)).toHaveLength(6)
  })
})
