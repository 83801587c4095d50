import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import { endpoints } from '../../src/api/table.ts'
import { solve } from '../../src/lib/proof-of-work.ts'
import { postgresql } from '../databases.ts'
import { fullRun } from '../full-run.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'

/** Stolen cards that the thief tries. */
const cards = fullRun ? 1000 : 14

let time = Date.now()
let demo: DemoServer
beforeEach(async () => {
  time = Date.now()
  demo = await startDemo(postgresql, { now: () => new Date(time) })
  onTestFinished(() => demo.close())
}, 60_000)

/** Delivers the provider's events and runs the jobs that follow. */
let told = 0
async function tell(): Promise<void> {
  const events = (await demo.standIn?.events.list()) ?? []
  for (const { id } of events.slice(told)) await demo.standIn?.events.deliver(id)
  told = events.length
  await demo.context.jobs.runDue()
}
beforeEach(() => {
  told = 0
})

const begin = (extra: object = {}) =>
  demo.call(endpoints.payStripe, giftInput({ email: `${randomUUID()}@donors.example`, extra }))

/** @returns whether the bank was asked */
async function tryCard(intentId: string, card = 'pm_card_chargeDeclined'): Promise<boolean> {
  const refusal = await demo.pay(intentId, card).then(
    () => 'paid',
    (problem: Error) => problem.message,
  )
  await tell()
  return /declined/.test(refusal)
}

async function answered(): Promise<object> {
  const { puzzle, bits } = (await demo.call(endpoints.challenge, {})).output
  return { challenge_answer: `${puzzle}:${await solve(puzzle, bits)}` }
}

test('a thief with many cards and a new payment for each can try ten, and an honest donor on the same network still pays', async () => {
  let declined = 0
  let refused = 0
  for (let card = 0; card < cards; card++) {
    const { status, output, error } = await begin()
    if (status !== 200) {
      expect(error.error).toBe('challenge_required')
      refused += 1
    } else if (await tryCard(output.payment_intent_id)) declined += 1
  }
  expect(declined).toBe(10)
  expect(refused).toBe(cards - 10)

  const { output: honest } = await begin(await answered())
  expect(honest.decline_details).toBe(false)
  await demo.pay(honest.payment_intent_id)
  expect((await demo.confirm(honest)).status).toBe('paid')
}, 240_000)

test('a thief who tries all cards on one payment can try ten', async () => {
  const { output } = await begin()
  let declined = 0
  for (let card = 0; card < cards; card++) if (await tryCard(output.payment_intent_id)) declined += 1
  expect(declined).toBe(10)
  expect((await demo.confirm(output)).payment_status).toBe('canceled')
}, 240_000)

test('a thief who begins many payments first cannot use them', async () => {
  const intents = []
  for (let order = 0; order < cards; order++) intents.push((await begin()).output.payment_intent_id)
  let declined = 0
  for (const intent of intents) if (await tryCard(intent)) declined += 1
  expect(declined).toBe(10)
}, 240_000)

test('each card after that needs a challenge’s answer, which is valid once', async () => {
  for (let card = 0; card < 10; card++) await tryCard((await begin()).output.payment_intent_id)
  const answer = await answered()
  const { output } = await begin(answer)
  expect(await tryCard(output.payment_intent_id)).toBe(true)
  expect(await tryCard(output.payment_intent_id)).toBe(false)
  expect((await begin(answer)).error.error).toBe('challenge_required')
  expect((await begin({ challenge_answer: 'made up:1' })).error.error).toBe('challenge_required')
}, 120_000)

test('a payment that was begun before is resumed without an answer', async () => {
  const input = giftInput()
  const first = await demo.call(endpoints.payStripe, input)
  for (let card = 0; card < 9; card++) await tryCard((await begin()).output.payment_intent_id)
  expect((await demo.call(endpoints.payStripe, input)).output.order_id).toBe(first.output.order_id)
}, 120_000)

test('after ten minutes without declines nobody is asked any more', async () => {
  for (let card = 0; card < 10; card++) await tryCard((await begin()).output.payment_intent_id)
  expect((await begin()).status).toBe(403)
  time += 21 * 60_000
  expect((await begin()).status).toBe(200)
}, 120_000)

test('twelve simultaneous declines end the payments begun before, like ten in a row', async () => {
  const thief = { address: '203.0.113.7' }
  const start = async () => (await demo.call(endpoints.payStripe, giftInput(), thief)).output.payment_intent_id
  const waiting = [await start(), await start(), await start()]
  const tried = []
  for (let card = 0; card < 12; card++) tried.push(await start())
  const before = (await demo.standIn?.events.list())?.length ?? 0
  await Promise.all(tried.map(intent => demo.pay(intent, 'pm_card_chargeDeclined').catch(() => {})))
  const declined = ((await demo.standIn?.events.list()) ?? []).slice(before)
  await Promise.all(declined.map(({ id }) => demo.standIn?.events.deliver(id)))
  await demo.context.jobs.runDue()
  for (const intent of waiting) {
    expect((await demo.context.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
  }
}, 120_000)

test('a decline after the tenth ends the payments begun before, too', async () => {
  const thief = { address: '203.0.113.9' }
  const start = async () => (await demo.call(endpoints.payStripe, giftInput(), thief)).output.payment_intent_id
  const waiting = await start()
  const [first, second] = [await start(), await start()]
  await tryCard(first)
  const bucket = sha256(`declines at\n${sha256(thief.address)}`)
  const { db, stripe } = demo.context
  const counted = await db.updateTable('rate_limits').set({ hits: 11 }).where('bucket', '=', bucket).executeTakeFirst()
  expect(counted.numUpdatedRows).toBe(1n)
  expect((await stripe.paymentIntents.retrieve(waiting)).status).not.toBe('canceled')
  await tryCard(second)
  expect((await stripe.paymentIntents.retrieve(waiting)).status).toBe('canceled')
}, 120_000)

test('a webhook is answered even if the provider fails to cancel', async () => {
  const { stripe } = demo.context
  const cancel = vi.spyOn(stripe.paymentIntents, 'cancel').mockRejectedValue(new Error('not now'))
  const { output: waiting } = await begin()
  for (let card = 0; card < 10; card++) {
    const { output } = await begin()
    await demo.pay(output.payment_intent_id, 'pm_card_chargeDeclined').catch(() => {})
  }
  const events = (await demo.standIn?.events.list()) ?? []
  for (const { id } of events) expect(await demo.standIn?.events.deliver(id)).toBe(200)
  told = events.length
  cancel.mockRestore()
  await demo.context.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'end-order').execute()
  await demo.context.jobs.runDue()
  expect((await stripe.paymentIntents.retrieve(waiting.payment_intent_id)).status).toBe('canceled')
}, 120_000)
