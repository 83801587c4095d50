import { endpoints } from '../../src/api/table.ts'
import { newEmail } from '../contract/people.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** One payment, reported at once by the browser, its reloads and its other tabs. */
export const payment: Race = {
  name: 'one payment counts once',
  async run(demo, clients) {
    const email = newEmail()
    const { order_id, order_key, payment_intent_id } = await demo.begin({ amount: 40_00, email })
    await demo.pay(payment_intent_id)
    const before = await demo.total()
    const answers = await atOnce(clients, () => demo.call(endpoints.payStripeConfirm, { order_id, order_key }))
    const after = await demo.total()
    const gifts = await demo.context.db.selectFrom('donations').select('amount').where('donor', '=', email).execute()
    const mails = await demo.context.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()
    return [
      ...differs('answers', statusesOf(answers), `200 × ${clients}`),
      ...differs(
        'the total rose by',
        [after.total_raised - before.total_raised, after.donation_count - before.donation_count],
        [40_00, 1],
      ),
      ...differs('gifts', gifts, [{ amount: 40_00 }]),
      ...differs('receipts', mails.length, 1),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: ['alter table donations drop constraint donations_order_line_id_key'],
  },
}
