import { sql, type Transaction } from 'kysely'
import type { PersonalData } from '../identity/personal-data.ts'
import type { Person } from '../identity/sessions.ts'
import type { Database } from '../platform/db/schema.ts'
import { schedule } from '../platform/jobs/schedule.ts'
import { exportOrders } from './export-orders.ts'
import { forgetDetails } from './gifts/gift-details.ts'
import { endMonthlyOf } from './monthly/end-monthly.ts'
import { lineIdsOf, ordersOf } from './orders/orders-of.ts'
import { customerToForget } from './payments/forget-customer.ts'
import { words } from './words.ts'

/**
 * When an account is deleted its orders stay, because the charity must account for its income, but without name,
 * address and messages. A Gift Aid declaration stays unchanged: HMRC requires it until six years after the last claim, and an invoice because the books must be kept.
 * Monthly gifts end at every charity, and the payment provider's records are deleted.
 */
export const checkoutData: PersonalData = {
  export: exportOrders,

  /** Each month copies the address of the first payment. One that the giver typed instead of the account's own stays. */
  async readdress(trx, person, email) {
    await trx
      .updateTable('orders')
      .set({ email })
      .where('user_id', '=', person.id)
      .where('monthly_gift_id', 'is not', null)
      .where(sql`lower(email)`, '=', person.email_normal)
      .execute()
  },

  async erase(trx, erasure) {
    const { person, nobody } = erasure
    const orderIds = await ordersOf(trx, erasure)
    const ended = await endMonthlyOf(trx, erasure, orderIds)
    await dropCustomers(trx, person, [...orderIds, ...ended.map(gift => gift.order_id)])
    if (orderIds.length) {
      await anonymise(trx, orderIds, { first_name: 'Deleted', last_name: 'account', email: nobody })
    }
    await trx.updateTable('orders').set({ user_id: null }).where('user_id', '=', person.id).execute()
    return ended.some(gift => gift.began_at !== null) ? [words('deletedMonthly')] : []
  },

  /** Nothing was given, so neither HMRC nor the books need any of it. The sums stay. */
  async forgetUnpaid(trx, orderIds) {
    await dropCustomers(trx, undefined, orderIds)
    await forgetDetails(trx, orderIds)
    await trx.deleteFrom('gift_aid_declarations').where('order_line_id', 'in', lineIdsOf(trx, orderIds)).execute()
    await anonymise(trx, orderIds, { first_name: '', last_name: '', email: '' })
  },
}

/** Records at the payment provider: the account's cards, and the card of each monthly gift. */
async function dropCustomers(
  trx: Transaction<Database>,
  person: Person | undefined,
  orderIds: readonly string[],
): Promise<void> {
  const gifts = orderIds.length
    ? await trx
        .selectFrom('monthly_gifts')
        .innerJoin('orders', 'orders.id', 'monthly_gifts.order_id')
        .select('payment_intent_id')
        .where('orders.id', 'in', orderIds)
        .execute()
    : []
  const known = [person?.stripe_customer_id ?? null, ...gifts.map(gift => gift.payment_intent_id)].filter(
    one => one !== null,
  )
  for (const knownBy of known) await schedule(trx, customerToForget(knownBy))
}

async function anonymise(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  name: { readonly first_name: string; readonly last_name: string; readonly email: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...name, user_id: null })
    .set({ organisation: null, organisation_number: null, organisation_address: null })
    .set({ campaign: null, address_hash: null })
    .where('id', 'in', orderIds)
    .execute()
}
