import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

/** The demo's event that makes invoices. */
const event = 'moonlight'
const from = { event }

describe.each(databasesFor(import.meta.url))('invoices on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Sort code 12-34-56' }).execute()
  }, 60_000)
  afterAll(() => demo.close())

  const guest = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@engines.example',
    organisation: 'Engines & Sons',
    organisation_number: '0123',
    organisation_address: '1 Mill Lane\nLeeds',
  }
  const wanted = () => giftInput({ extra: { guest, request_invoice: 'yes' } })
  async function paid(
    input: ReturnType<typeof giftInput> = wanted(),
    caller: { event?: string; token?: string } = from,
  ) {
    const { output } = await demo.call(endpoints.payStripe, input, caller)
    await demo.pay(output.payment_intent_id)
    const { order_id, order_key } = output
    return (await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, caller)).output
  }
  const promised = async () => (await demo.call(endpoints.payOffline, wanted(), from)).output
  const numberIn = (page: string) => Number(/Invoice \d{4}-(\d{4})/.exec(page)?.[1])
  async function read(url: string | undefined): Promise<string> {
    const { pathname } = new URL(url ?? '')
    const response = await fetch(demo.url + pathname)
    expect(response.status).toBe(200)
    // The text, without the tags.
    return (await response.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }
  const lineOf = async (orderId: string) =>
    (
      await demo.context.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).id

  test('says who pays whom for what, what is paid, and about tax; and is mailed', async () => {
    const order = await paid()
    const page = await read(order.invoice_url)
    for (const words of [
      `Invoice ${new Date().getFullYear()}-`,
      'Registered charity',
      'Engines &amp; Sons Ada Lovelace Company number 0123 1 Mill Lane Leeds',
      '1 £50 £50',
      'Paid on',
      'Due £0',
      'No VAT is charged',
      order.order_reference,
    ]) {
      expect(page).toContain(words)
    }
    expect(page).not.toContain('How to pay')
    const mails = await mailsTo(demo, guest.email)
    const mail = mails.find(({ subject }) => subject.startsWith('Invoice '))
    expect(mail?.body_text).toContain(new URL(order.invoice_url ?? '').pathname)
    const { order_id, order_key } = order
    const details = (await demo.call(endpoints.order, { order_id, order_key }, from)).output
    expect(details.invoice_url).toBe(order.invoice_url)
  })

  test('is mailed without a company’s name that could be a link', async () => {
    const email = `${randomUUID()}@engines.example`
    const named = { ...guest, email, organisation: 'Pay at prize.example' }
    const order = await paid(giftInput({ extra: { guest: named, request_invoice: 'yes' } }))
    expect(await read(order.invoice_url)).toContain('Pay at prize.example')
    const mails = await mailsTo(demo, email)
    expect(mails.map(({ kind }) => kind)).toContain('invoice')
    expect(JSON.stringify(mails)).not.toContain('prize')
  })

  test('numbers them without gaps, even after failures', async () => {
    const first = numberIn(await read((await paid()).invoice_url))
    await demo.call(endpoints.payStripe, wanted(), from)
    const refused = giftInput({ extra: { guest, request_invoice: 'yes', order_total: 1 } })
    expect((await demo.call(endpoints.payOffline, refused, from)).status).toBe(409)
    const orders = await Promise.all(Array.from({ length: 4 }, () => paid()))
    const numbers = await Promise.all(orders.map(async order => numberIn(await read(order.invoice_url))))
    expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4].map(more => first + more))
  })

  test('of a promise says how to pay, and that it is paid later, under the same number', async () => {
    const promise = await promised()
    const due = await read(promise.invoice_url)
    expect(due).toContain('To be paid')
    expect(due).toContain('Due £50')
    expect(due).toContain('Sort code 12-34-56')
    await markPaidOffline(demo.context, promise.order_id)
    const after = await read(promise.invoice_url)
    expect(after).toContain('Due £0')
    expect(numberIn(after)).toBe(numberIn(due))
  })

  test('notes what was refunded, and that one without a payment is cancelled', async () => {
    const promise = await promised()
    await markPaidOffline(demo.context, promise.order_id)
    const lineId = await lineOf(promise.order_id)
    await refundLine(demo.context, { orderId: promise.order_id, lineId, amount: 20_00 })
    const note = (await mailsTo(demo, guest.email)).find(({ kind }) => kind === 'credit_note')
    expect(note?.subject).toMatch(/^Credit note \d{4}-0001 from /)
    expect(note?.body_text).toContain('We have paid back £20 of invoice ')
    expect(note?.body_text).toContain(new URL(promise.invoice_url ?? '').pathname)
    expect(await read(promise.invoice_url)).toMatch(
      /Total £50 Credit note \d{4}-0001, [^£]+ -£20 Paid on [^£]+ -£50 Returned to you £20 Due £0/,
    )
    await refundLine(demo.context, { orderId: promise.order_id, lineId, amount: 30_00 })
    const credited = await read(promise.invoice_url)
    expect(credited).toMatch(/-£20 Credit note \d{4}-0002, [^£]+ -£30 Paid on [^£]+ -£50 Returned to you £50 Due £0/)
    expect(credited).toContain('Credited in full')
    const other = await promised()
    const { db } = demo.context
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', other.order_id).execute()
    const cancelled = await read(other.invoice_url)
    expect(cancelled).toContain('Cancelled: nothing is due')
    expect(cancelled).toContain('Total £50 Cancelled -£50 Due £0')
  })

  test('notes a refund of millions, as some currencies have', async () => {
    const promise = await promised()
    const lineId = await lineOf(promise.order_id)
    const amount = 2 ** 31
    const { db } = demo.context
    await db
      .updateTable('orders')
      .set({ total: amount, lines_total: amount })
      .where('id', '=', promise.order_id)
      .execute()
    await db.updateTable('order_lines').set({ amount }).where('id', '=', lineId).execute()
    await markPaidOffline(demo.context, promise.order_id)
    await refundLine(demo.context, { orderId: promise.order_id, lineId, amount })
    expect(await read(promise.invoice_url)).toContain('Returned to you £21,474,836.48')
  })

  test('says that the bank took back what was disputed, and that it came back', async () => {
    const email = newEmail()
    const input = giftInput({ extra: { guest: { ...guest, email }, request_invoice: 'yes' } })
    const { output } = await demo.call(endpoints.payStripe, input, from)
    const { order_id, payment_intent_id: intent } = output
    await demo.pay(intent, 'pm_card_createDispute')
    await settleOrder(demo.context, order_id, intent)
    const notes = async () =>
      (await mailsTo(demo, email)).filter(({ kind }) => kind === 'credit_note').map(({ body_text }) => body_text)
    expect(await notes()).toEqual([expect.stringContaining('The bank has taken back £50 of invoice ')])
    const { disputes } = demo.context.stripe
    const [dispute] = (await disputes.list({ payment_intent: intent })).data
    await disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
    await settleOrder(demo.context, order_id, intent)
    expect(await notes()).toEqual([
      expect.stringContaining('that we credited on invoice'),
      expect.stringContaining('The bank has taken back'),
    ])
    const { order_key } = output
    const { invoice_url } = (await demo.call(endpoints.order, { order_id, order_key }, from)).output
    expect(await read(invoice_url)).toMatch(
      /Total £50 Credit note [^£]+ -£50 Credit note [^£]+ £50 Paid on [^£]+ -£50 Due £0/,
    )
  })

  test('numbers credit notes without gaps, however many are refunded at once, and none that was not invoiced', async () => {
    const { db } = demo.context
    const order = async (input: ReturnType<typeof giftInput>) => {
      const { order_id } = (await demo.call(endpoints.payOffline, input, from)).output
      await markPaidOffline(demo.context, order_id)
      return { orderId: order_id, lineId: await lineOf(order_id) }
    }
    // Each for another person, because one can promise only a few times.
    const emails = [1, 2, 3, 4].map(number => `ada${number}@engines.example`)
    const inputs = emails.map(email => giftInput({ extra: { guest: { ...guest, email }, request_invoice: 'yes' } }))
    const orders = await Promise.all(inputs.map(order))
    const uninvoiced = await order(giftInput())
    const refund = (one: (typeof orders)[number], amount: number) => refundLine(demo.context, { ...one, amount })
    await refund(uninvoiced, 5_00)
    // The second refund of each order is too large, and takes no number.
    const answers = await Promise.allSettled(orders.flatMap(one => [refund(one, 30_00), refund(one, 30_00)]))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const notes = await db.selectFrom('credit_notes').select(['number', 'order_id']).orderBy('number').execute()
    expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1))
    const noted = new Set(notes.map(({ order_id }) => order_id))
    expect(orders.every(({ orderId }) => noted.has(orderId))).toBe(true)
    expect(noted.has(uninvoiced.orderId)).toBe(false)
  })

  test('speaks German to a German event', async () => {
    const order = await paid()
    await setEventLocale(demo, 'moonlight-ball', 'de-DE')
    const page = await read(order.invoice_url)
    await setEventLocale(demo, 'moonlight-ball', 'en-GB')
    expect(page).toContain('Rechnung 2')
    expect(page).toContain('Einzelpreis')
  })

  test('is made only where it was asked for, and where the organiser makes any', async () => {
    const unasked = await paid(giftInput())
    const elsewhere = await paid(wanted(), { event: 'riverside' })
    expect([unasked.invoice_url, elsewhere.invoice_url]).toEqual([undefined, undefined])
  })

  test('is not shown at a changed address', async () => {
    const { pathname } = new URL((await paid()).invoice_url ?? '')
    for (const path of [
      pathname.slice(0, -1),
      `${pathname}x`,
      '/invoice/x',
      '/invoice/ord_1.',
      `/invoice/%00.${'a'.repeat(32)}`,
    ]) {
      const response = await fetch(demo.url + path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain('Engines')
    }
  })

  test('stays as it was when the payer’s account is deleted', async () => {
    const { token } = await somebody(demo)
    const order = await paid(wanted(), { ...from, token })
    expect((await demo.call(endpoints.deleteAccount, { password }, { ...from, token })).status).toBe(200)
    const { order_id, order_key } = order
    const { buyer } = (await demo.call(endpoints.order, { order_id, order_key }, from)).output
    expect(buyer.first_name).toBe('Deleted')
    expect(await read(order.invoice_url)).toContain('Engines &amp; Sons')
  })
})
