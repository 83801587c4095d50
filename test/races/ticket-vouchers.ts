import { sql } from 'kysely'
import { event } from '../contract/demo-server.ts'
import { buyTickets, makeType } from '../contract/tickets.ts'
import { newVoucher } from '../contract/vouchers.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** Everybody orders a ticket with the same voucher, which suffices for a quarter of them; half of those never pay. */
export const ticketVouchers: Race = {
  name: 'a voucher of tickets is used up to its limit, and what is given back is used again',
  async run(demo, clients) {
    const { db, jobs } = demo.context
    const most = Math.floor(clients / 4)
    const type = await makeType(demo, event, { capacity: clients * 2 })
    const subjects = JSON.stringify([`ticket:${type}`])
    const code = await newVoucher(demo, { origins: '["ticket"]', subjects, max_usages: most })
    const order = () => buyTickets(demo, [{ event_ticket_type_id: type, quantity: 1 }], { code })
    const wave = async (wanting: number, uses: number) => {
      const answers = await atOnce(wanting, order)
      const refused = answers.filter(({ error }) => error?.error === 'voucher_used_up').length
      const orders = answers.filter(({ status }) => status === 200).map(({ output }) => output)
      const problems = [
        ...differs('answers', statusesOf(answers), `200 × ${uses}, 409 × ${wanting - uses}`),
        ...differs('told that it is used up', refused, wanting - uses),
        ...differs('prices', [...new Set(orders.map(({ order_total }) => order_total))], [18_00]),
      ]
      return { orders, problems }
    }
    const first = await wave(clients, most)
    if (first.problems.length) return first.problems
    const [paying, leaving] = [first.orders.slice(most / 2), first.orders.slice(0, most / 2)]
    await Promise.all(paying.map(one => demo.pay(one.payment_intent_id)))
    await Promise.all(paying.map(one => demo.confirm(one)))
    const left = leaving.map(({ order_id }) => order_id)
    await db.updateTable('orders').set({ expires_at: sql<Date>`now()` }).where('id', 'in', left).execute()
    const kinds = ['expire-orders', 'end-order']
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', 'in', kinds).execute()
    await jobs.runDue()
    return (await wave(most, left.length)).problems
  },
  // The tickets' own lock keeps orders apart, which would hide the missing lock of the voucher. So its holds are
  // deleted as well.
  unprotected: {
    statements: [
      `create function lose_use() returns trigger language plpgsql as
       $$ begin if new.subject like 'voucher:%' then return null; end if; return new; end $$`,
      'create trigger lose_use before insert on holds for each row execute function lose_use()',
    ],
  },
}
