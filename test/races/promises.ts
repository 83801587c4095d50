import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { atDesk, event, promise } from '../contract/pledges.ts'
import { atOnce, differs, hesitate, type Race, statusesOf } from './race.ts'

/** Half of the crowd sends the same promise with one key, the others one each. Then every desk marks one as paid. */
export const promises: Race = {
  name: 'a promise is noted once for its key, counted once, and paid once at the desk',
  async run(demo, clients) {
    const { db } = demo.context
    const { desk, id, shown } = await atDesk(demo)
    const raised = async () => (await demo.call(endpoints.donationTotal, { event })).output.total_raised
    const before = await raised()
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@donors.example` }
    const key = randomUUID()
    const answers = await atOnce(clients, index =>
      promise(demo, id, 50_00, index % 2 ? {} : { guest, idempotency_key: key }),
    )
    const expected = 1 + Math.floor(clients / 2)
    const [first] = answers
    const counted = await shown()
    const rows = await db.selectFrom('pledges').select('id').where('item_id', '=', id).execute()
    const noted = [
      ...differs('answers', statusesOf(answers), `200 × ${clients}`),
      ...differs('promises', rows.length, expected),
      ...differs('counted', [counted.pledge_count, counted.pledged], [expected, expected * 50_00]),
    ]
    // Without locks, desks block each other for minutes.
    if (noted.length) return noted
    const pledge_id = first?.output?.pledge_id ?? ''
    const marked = await atOnce(clients, () => demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'cash' }, desk))
    return [
      ...differs('marked', statusesOf(marked), `200 × ${clients}`),
      ...differs('raised', (await raised()) - before, 50_00),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: ['alter table pledges drop constraint pledges_event_id_key_hash_key', ...hesitate('pledges')],
  },
}
