import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Answer, type DemoServer, event } from '../contract/demo-server.ts'
import { mailsTo } from '../contract/people.ts'
import { buyTickets, makeBundle, makeType } from '../contract/tickets.ts'
import { newVoucher } from '../contract/vouchers.ts'
import { type Action, type Line, type Thing, terms, things } from './actions.ts'
import { NaiveSale } from './naive-sale.ts'

interface Stage {
  readonly demo: DemoServer
  /** Moves the server's clock. */
  wait(milliseconds: number): void
  now(): number
  /** Lets the payer of this intent pay while it is being cancelled. */
  payWhileEnding(intent: string | undefined): void
}

interface Begun {
  readonly orderId: string
  readonly orderKey: string
  readonly intent: string
}

/**
 * Plays a sale on the server and in the naive model.
 * @returns the differences
 */
export async function runSale(stage: Stage, actions: readonly Action[]): Promise<string[]> {
  const { demo } = stage
  const { db, jobs } = demo.context
  const ids = await openSale(demo)
  const code = await newVoucher(demo, {
    origins: '["ticket"]',
    subjects: JSON.stringify([`ticket:${ids.dinner}`]),
    max_usages: terms.voucherUses,
  })
  const naive = new NaiveSale()
  const baskets = [randomUUID(), randomUUID()]
  /** The server's keys of offers, by the address that they are for. */
  const offered = new Map<string, string>()
  const begun: (Begun | undefined)[] = []
  const keyOf = (name: string) => offered.get(name) ?? name
  const linesOf = (lines: readonly Line[]) => lines.map(({ thing, quantity }) => ({ ...asked(thing), quantity }))
  const asked = (thing: Thing) =>
    thing === 'evening' ? { ticket_bundle_id: ids.evening } : { event_ticket_type_id: ids[thing] }
  const openIn = (basket: string | undefined) =>
    begun[naive.orders.findIndex(one => one.state === 'open' && one.basket === basket && basket !== undefined)]

  const which = (order: number) => order % Math.max(1, naive.orders.length)

  async function act(action: Action): Promise<[found: string, expected: string]> {
    const names = [...baskets, ...offered.keys()]
    const name = 'basket' in action && action.basket !== undefined ? names[action.basket % names.length] : undefined
    if ('meanwhile' in action && action.meanwhile) stage.payWhileEnding(openIn(name)?.intent)
    const key = keyOf(name ?? '')
    switch (action.do) {
      case 'hold': {
        const basket = { reservation_key: key, lines: linesOf(action.lines) }
        const answer = await demo.call(endpoints.reserveTickets, basket)
        return [said(answer), naive.hold(name ?? '', action.lines, action.meanwhile)]
      }
      case 'extend':
        return [said(await demo.call(endpoints.extendReservation, { reservation_key: key })), naive.extend(name ?? '')]
      case 'order': {
        const { lines, voucher, meanwhile } = action
        const by = { ...(name !== undefined && { key }), ...(voucher && { code }) }
        const answer = await buyTickets(demo, linesOf(lines), by)
        const expected = naive.order(name, lines, voucher, meanwhile)
        if (answer.status === 200) {
          const { order_id: orderId, order_key: orderKey, payment_intent_id: intent } = answer.output
          begun[naive.orders.length - 1] = { orderId, orderKey, intent }
        }
        return [said(answer), expected]
      }
      case 'pay':
        return [String(await pay(begun[which(action.order)])), String(naive.pay(which(action.order)))]
      case 'refund':
        return [String(await refund(begun[which(action.order)])), String(naive.refund(which(action.order)))]
      case 'wait':
        stage.wait(action.minutes * 60_000)
        return ['', '']
      case 'join': {
        const email = `${randomUUID()}@guests.example`
        const waiter = { first_name: 'Ada', last_name: 'Lovelace', email }
        const wanted = { event_ticket_type_id: ids[action.type], quantity: action.quantity }
        const answer = await demo.call(endpoints.joinWaitingList, { ...wanted, ...waiter })
        return [said(answer), naive.join(email, action.type, action.quantity)]
      }
    }
  }

  async function pay(order: Begun | undefined): Promise<boolean> {
    if (!order?.intent) return false
    try {
      await demo.pay(order.intent)
    } catch {
      return false
    }
    const { status } = await demo.confirm({ order_id: order.orderId, order_key: order.orderKey })
    return status === 'paid'
  }

  async function refund(order: Begun | undefined): Promise<boolean> {
    const row = db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order?.orderId ?? '')
    if (!order || (await row.executeTakeFirst())?.status !== 'paid') return false
    await demo.context.stripe.refunds.create({ payment_intent: order.intent })
    await settleOrder(demo.context, order.orderId, order.intent)
    return true
  }

  /** Runs everything that happens by itself, on both sides. */
  async function settle(): Promise<void> {
    await scheduleStock(db, event)
    const kinds = ['expire-orders', 'end-order']
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', 'in', kinds).execute()
    await jobs.runDue()
    // Ended orders give tickets back.
    await scheduleStock(db, event)
    await jobs.runDue()
    stage.payWhileEnding(undefined)
    naive.now = stage.now()
    naive.settle()
    for (const { name, state } of naive.waiters) {
      if (state !== 'offered' || offered.has(name)) continue
      const mail = (await mailsTo(demo, name)).find(({ kind }) => kind === 'ticket_offer')
      offered.set(name, /#offer=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? `no offer to ${name}`)
    }
  }

  async function differences(): Promise<string[]> {
    const sale = (await demo.call(endpoints.tickets, { event })).output
    const types = await db.selectFrom('ticket_types').select(['id', 'sold']).where('event_id', '=', event).execute()
    const waiting = await db
      .selectFrom('ticket_waiters')
      .select('state')
      .where('event_ticket_type_id', 'in', [ids.dinner, ids.dancing])
      .orderBy('joined_at')
      .execute()
    const found = things.map(thing => {
      const one =
        sale.bundles.find(bundle => bundle.ticket_bundle_id === ids[thing]) ??
        sale.types.find(type => type.event_ticket_type_id === ids[thing])
      return `${thing}: ${one?.left} ${one?.state}`
    })
    const expected = things.map(thing => `${thing}: ${naive.left(thing)} ${naive.state(thing)}`)
    for (const type of ['dinner', 'dancing'] as const) {
      found.push(`${type} sold: ${types.find(({ id }) => id === ids[type])?.sold}`)
      expected.push(`${type} sold: ${naive.sold(type)}`)
    }
    found.push(`waiting: ${waiting.map(({ state }) => state)}`)
    expected.push(`waiting: ${naive.waiters.map(({ state }) => state)}`)
    return found.flatMap((one, at) => (one === expected[at] ? [] : [`${one}, not ${expected[at]}`]))
  }

  const problems: string[] = []
  for (const [index, action] of actions.entries()) {
    naive.now = stage.now()
    const [found, expected] = await act(action)
    await settle()
    const wrong = found.startsWith(expected) ? [] : [`answers ${found}, not ${expected}`]
    problems.push(...[...wrong, ...(await differences())].map(one => `${index} ${JSON.stringify(action)}: ${one}`))
    if (problems.length) break
  }
  await closeSale(demo, ids)
  return problems
}

async function openSale(demo: DemoServer): Promise<Record<Thing, string>> {
  const { capacity, limit, bundle } = terms
  const type = { capacity: capacity.dinner, per_order_limit: limit.dinner, title: 'dinner', waiting_list: true }
  const dinner = await makeType(demo, event, type)
  const dancing = await makeType(demo, event, { capacity: capacity.dancing, title: 'dancing', waiting_list: true })
  const evening = await makeBundle(demo, event, { [dinner]: bundle.dinner, [dancing]: bundle.dancing })
  return { dinner, dancing, evening }
}

/** Empties the waiting list, so that the next sale is alone. */
async function closeSale({ context: { db } }: DemoServer, { dinner, dancing, evening }: Record<Thing, string>) {
  const types = [dinner, dancing]
  await db.deleteFrom('ticket_waiters').where('event_ticket_type_id', 'in', types).execute()
  await db.updateTable('ticket_types').set({ published: false }).where('id', 'in', types).execute()
  await db.updateTable('ticket_bundles').set({ published: false }).where('id', '=', evening).execute()
}

function said({ status, error }: Answer<unknown>): string {
  return status === 200 ? 'ok' : `${error.error} ${error.error_description}`
}
