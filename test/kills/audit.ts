import { isDeepStrictEqual } from 'node:util'
import type { DatabaseConfig } from '../../host-demo/server/platform/config.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Donation, event, send } from './donor.ts'
import type { Provider } from './provider.ts'

/** After one kill: each donor was charged once or not at all, and both the page and the order say so. */
export async function auditDonation(donation: Donation, url: string, provider: Provider): Promise<string[]> {
  const { leaves, orders, shown } = donation
  const charges = await chargesOf(provider, orders)
  const expected = leaves === 'before paying' ? [] : orders.slice(0, 1).map(({ order_total }) => order_total)
  const problems: string[] = []
  if (!isDeepStrictEqual(charges, expected)) problems.push(`charged ${charges.join(' + ')}, not ${expected.join()}`)
  if (leaves === 'never' && shown !== 'succeeded') problems.push(`the page shows ${shown}`)
  for (const { order_id, order_key } of orders) {
    const now = await send(url, endpoints.order, { order_id, order_key })
    const status = leaves === 'before paying' ? 'pending' : 'paid'
    if (now?.status !== status) problems.push(`its order is ${now?.status}, not ${status}`)
  }
  return problems.map(problem => `who leaves ${leaves}: ${problem}`)
}

/** What was charged for some orders, in minor units. */
export async function chargesOf(provider: Provider, orders: readonly { order_id: string }[]): Promise<number[]> {
  const ids = orders.map(({ order_id }) => order_id)
  return (await provider.payments()).flatMap(({ order, amount }) => (ids.includes(order) ? [amount] : []))
}

/** The public total in minor units. */
export async function totalRaised(url: string): Promise<number> {
  const total = await send(url, endpoints.donationTotal, { event })
  if (!total) throw new Error('The server does not answer')
  return total.total_raised
}

/** At the end, without a server: compares all stored data with the provider's charges. */
export async function auditLedger(config: DatabaseConfig, provider: Provider): Promise<string[]> {
  const { db, close } = await openDatabase(config)
  try {
    const problems: string[] = []
    const paid = await db.selectFrom('orders').selectAll().where('payment_intent_id', 'is not', null).execute()
    const ledger = paid.filter(({ paid_at }) => paid_at).map(({ id, total }) => ({ order: id, amount: total }))
    const byOrder = (list: { order: string; amount: number }[]) =>
      list.map(({ order, amount }) => `${order} ${amount}`).sort()
    const kept = byOrder(ledger.filter(({ order }) => order.startsWith('ord_')))
    const taken = byOrder(await provider.payments())
    if (!isDeepStrictEqual(kept, taken)) problems.push(`the ledger has ${kept.length}, the provider ${taken.length}`)
    const gifts = await db.selectFrom('donations').selectAll().where('event_id', '=', event).execute()
    const total = await db
      .selectFrom('event_totals')
      .selectAll()
      .where('event_id', '=', event)
      .executeTakeFirstOrThrow()
    const sum = gifts.reduce((amount, gift) => amount + gift.amount - gift.refunded, 0)
    if (total.total_raised !== sum) problems.push(`the total is ${total.total_raised}, the gifts come to ${sum}`)
    const donors = new Set(gifts.filter(gift => gift.refunded < gift.amount).map(({ donor }) => donor)).size
    if (total.donor_count !== donors) problems.push(`the total counts ${total.donor_count} donors, there are ${donors}`)
    const notes = await db.selectFrom('payment_problems').selectAll().execute()
    if (notes.length) problems.push(`${notes.length} payments did not fit their orders`)
    return problems
  } finally {
    await close()
  }
}
