import type { Transaction } from 'kysely'
import { forgetDetails } from '../../checkout/gifts/gift-details.ts'
import { ordersOf } from '../../checkout/orders/orders-of.ts'
import { changeTotal, noChange } from '../../checkout/totals.ts'
import { isOwn } from '../../identity/own-rows.ts'
import type { PersonalData } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'

/**
 * When an account is deleted its gifts stay, under one anonymous address, so that they still count as one donor's.
 */
export const donationsData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const donations = await db
      .selectFrom('donations')
      .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['donations.event_id', 'donations.first_name', 'donations.last_name'])
      .select([
        'donations.message',
        'donations.anonymous',
        'donations.amount',
        'donations.refunded',
        'donations.given_at',
      ])
      .where(isOwn(person, 'user_id', 'email'))
      .execute()
    const gift_details = await db
      .selectFrom('donation_details')
      .innerJoin('order_lines', 'order_lines.id', 'donation_details.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['orders.id as order_id', 'donation_details.message', 'donation_details.anonymous'])
      .select(['donation_details.tribute_kind', 'donation_details.tribute_name'])
      .where(isOwn(person, 'user_id', 'email'))
      .orderBy('donation_details.order_line_id')
      .execute()
    return { donations, gift_details }
  },

  async erase(trx, erasure) {
    const { nobody, rowLocks } = erasure
    const orderIds = await ordersOf(trx, erasure)
    if (!orderIds.length) return []
    await forgetDetails(trx, orderIds)
    const gifts = await trx
      .selectFrom('donations')
      .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
      .select(['donations.id', 'donations.event_id', 'donor', 'donations.amount', 'donations.refunded'])
      .where('order_lines.order_id', 'in', orderIds)
      .execute()
    if (!gifts.length) return []
    await trx
      .updateTable('donations')
      .set({ first_name: 'Deleted', last_name: 'account', donor: nobody, message: null, anonymous: true })
      .where(
        'id',
        'in',
        gifts.map(gift => gift.id),
      )
      .execute()
    for (const eventId of [...new Set(gifts.map(gift => gift.event_id))].sort()) {
      const counted = gifts.filter(gift => gift.event_id === eventId && gift.refunded < gift.amount)
      const donors = await renameDonors(trx, eventId, counted, nobody)
      if (!donors) continue
      const event = await trx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
      await changeTotal(trx, event, { ...noChange(), donors }, rowLocks)
    }
    return []
  },
}

/** @returns the change in the event's number of donors: somebody who gave under two addresses becomes one donor */
async function renameDonors(
  trx: Transaction<Database>,
  eventId: string,
  gifts: readonly { donor: string }[],
  nobody: string,
): Promise<number> {
  let change = gifts.length ? 1 : 0
  for (const donor of new Set(gifts.map(gift => gift.donor))) {
    const count = gifts.filter(gift => gift.donor === donor).length
    const left = await trx
      .updateTable('event_donors')
      .set(eb => ({ gifts: eb('gifts', '-', count) }))
      .where('event_id', '=', eventId)
      .where('donor', '=', donor)
      .returning('gifts')
      .executeTakeFirst()
    if (left?.gifts !== 0) continue
    await trx.deleteFrom('event_donors').where('event_id', '=', eventId).where('donor', '=', donor).execute()
    change--
  }
  await trx.insertInto('event_donors').values({ event_id: eventId, donor: nobody, gifts: gifts.length }).execute()
  return change
}
