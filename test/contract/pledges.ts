import { randomUUID } from 'node:crypto'
import type { InputOf, OutputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import type { Caller, DemoServer } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'

/** The event without a matched fund of its own among the demo's. */
export const event = 'moonlight'

export const mayAll = ['viewlist', 'view', 'add', 'edit', 'delete'].map(action => `pledges.${action}`)

type Item = InputOf<typeof endpoints.addPledgeItem>

/** An organiser's input for a pledge item. */
export const itemInput = (extra: Partial<Item> = {}): Item => ({
  title: 'A night of care',
  summary: 'A nurse at the bedside.',
  description: 'All night.',
  picture: null,
  target: 1000_00,
  levels: [
    { amount: 50_00, does: 'an hour' },
    { amount: 500_00, does: 'a night' },
  ],
  own_amountYN: 'yes',
  pay_laterYN: 'yes',
  charity_ids: [],
  state: 'open',
  publishedYN: 'yes',
  ...extra,
})

/** An organiser at the desk, and a pledge item. */
export async function atDesk(demo: DemoServer, extra: Partial<Item> = {}) {
  const { token } = await organiser(demo, event, mayAll)
  const desk: Caller = { event, token }
  const { output: item } = await demo.call(endpoints.addPledgeItem, itemInput(extra), desk)
  const { pledge_item_id } = item
  return {
    desk,
    item,
    id: pledge_item_id,
    record: (paddle: number, amount: number, more: Partial<InputOf<typeof endpoints.recordPledge>> = {}) =>
      demo.call(
        endpoints.recordPledge,
        { pledge_item_id, idempotency_key: randomUUID(), paddle, amount, ...more },
        desk,
      ),
    given: async () => (await demo.call(endpoints.pledgesGiven, { pledge_item_id, event })).output,
    shown: async () => (await demo.call(endpoints.pledgeItem, { pledge_item_id, event })).output,
  }
}

type Line = Record<string, unknown> & { origin: string }

/** Begins an order with these lines. */
export const begin = (demo: DemoServer, lines: readonly Line[], email = newEmail(), from: Caller = {}) =>
  demo.call(
    endpoints.payStripe,
    {
      idempotency_key: randomUUID(),
      lines: [...lines],
      guest: { first_name: 'Ada', last_name: 'Lovelace', email },
    },
    { event, ...from },
  )

/** Pays an order. */
export async function pay(demo: DemoServer, order: OutputOf<typeof endpoints.payStripe>) {
  await demo.pay(order.payment_intent_id)
  return confirm(demo, order)
}

export const confirm = async (demo: DemoServer, { order_id, order_key }: { order_id: string; order_key: string }) =>
  (await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, { event })).output

/** Promises an amount. */
export const promise = (
  demo: DemoServer,
  pledge_item_id: string,
  amount: number,
  extra: Partial<InputOf<typeof endpoints.promisePledge>> = {},
) =>
  demo.call(
    endpoints.promisePledge,
    {
      pledge_item_id,
      idempotency_key: randomUUID(),
      amount,
      guest: { first_name: 'Ada', last_name: 'Lovelace', email: newEmail() },
      ...extra,
    },
    { event },
  )

/** The `promise` parameter of a payment link. */
export const promiseIn = (path: string) => new URL(path, 'https://x.example').searchParams.get('promise') ?? ''
