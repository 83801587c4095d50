import { asked, payWith } from '../contract/vouchers.ts'
import { atOnce, differs, linger, type Race } from './race.ts'

/** Everybody opens the same payment link, and pays it at once. Each order replaces the ones before it. */
export const replacement: Race = {
  name: 'a payment link takes one card, whoever replaces whom',
  async run(demo, clients) {
    const { db, stripe, jobs } = demo.context
    const lines = [...(await asked(demo))]
    const answers = await atOnce(clients, () => payWith(demo, { lines }))
    // Some are replaced before their answer arrives.
    const others = answers.filter(({ status, error }) => status !== 200 && error?.error !== 'order_cancelled')
    const begun = answers.filter(({ status }) => status === 200).map(({ output }) => output)
    await Promise.allSettled(begun.map(order => demo.pay(order.payment_intent_id)))
    await Promise.all(begun.map(order => demo.confirm(order)))
    await jobs.runDue()
    const intents = await Promise.all(begun.map(order => stripe.paymentIntents.retrieve(order.payment_intent_id)))
    const subject = `payment_request:${lines[0]?.payment_request.split('.')[0]}`
    const orders = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'status'])
      .where('subject', '=', subject)
      .execute()
    const held = await db.selectFrom('holds').select('quantity').where('subject', '=', subject).execute()
    return [
      ...differs(
        'neither begun nor replaced',
        others.map(({ status }) => status),
        [],
      ),
      ...differs('cards charged', intents.filter(({ status }) => status === 'succeeded').length, 1),
      ...differs('orders paid', orders.filter(({ status }) => status === 'paid').length, 1),
      ...differs('orders left open', orders.filter(({ status }) => status === 'pending').length, 0),
      ...differs('held by', held, []),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: linger },
}
