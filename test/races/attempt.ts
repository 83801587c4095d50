import { sql } from 'kysely'
import { endpoints } from '../../src/api/table.ts'
import { giftInput } from '../contract/demo-server.ts'
import { newEmail } from '../contract/people.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** One attempt to pay, sent many times at once, as by double clicks. */
export const attempt: Race = {
  name: 'one attempt is one order and one intent',
  async run(demo, clients) {
    const email = newEmail()
    const input = giftInput({ email })
    const answers = await atOnce(clients, index =>
      demo.call(endpoints.payStripe, input, { address: `192.0.2.${index}` }),
    )
    const { db } = demo.context
    const orders = await db.selectFrom('orders').select('id').where('email', '=', email).execute()
    const intents = await sql`select id from stripe_stand_in.objects
      where kind = 'payment_intent'
        and body->'metadata'->>'order_id' in (select id from orders where email = ${email})`.execute(db)
    const told = new Set(answers.map(({ output }) => JSON.stringify(output)))
    return [
      ...differs('answers', statusesOf(answers), `200 × ${clients}`),
      ...differs('different answers', told.size, 1),
      ...differs('orders', orders.length, 1),
      ...differs('intents', intents.rows.length, 1),
    ]
  },
  unprotected: {
    statements: [
      `create function forget_attempt() returns trigger language plpgsql as
       $$ begin new.idempotency_hash = gen_random_uuid()::text; return new; end $$`,
      'create trigger forget_attempt before insert on orders for each row execute function forget_attempt()',
    ],
  },
}
