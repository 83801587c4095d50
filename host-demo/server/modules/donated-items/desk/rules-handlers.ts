import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { saveDonatedItemRules as saveInput } from '../../../../../src/api/admin-donated-items.input.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

type Rules = InferOutput<typeof saveInput.input>

export const donatedItemRules: Handler<typeof endpoints.donatedItemRules> = async call =>
  readRules(call.context.db, (await call.event()).id)

export const saveDonatedItemRules: Handler<typeof endpoints.saveDonatedItemRules> = async call => {
  const { db, rowLocks } = call.context
  const { id, name: title } = await call.event()
  await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(id)])
    const before = { ...(await readRules(trx, id)) }
    await writeRules(trx, id, call.input)
    const after = { ...(await readRules(trx, id)) }
    if (isDeepStrictEqual(before, after)) return
    await recordAction(trx, call, { action: 'edit', kind: 'donated_item_rules', id, title, before, after })
  })
  return readRules(db, id)
}

export const undoableRules: Undoable = {
  needs: { edit: 'donated-items.edit' },
  async read(trx, { rowLocks }, { id }) {
    await lockSubjects(trx, rowLocks, [lockOf(id)])
    return { ...(await readRules(trx, id)) }
  },
  async restore(trx, _, { id }, __, value) {
    await writeRules(trx, id, value as unknown as Rules)
  },
}

const lockOf = (eventId: string) => `donated_item_rules:${eventId}`

/** The event's rules. One that has none takes no offers. */
async function readRules(db: Kysely<Database>, eventId: string) {
  const found = await db.selectFrom('donated_item_rules').selectAll().where('event_id', '=', eventId).executeTakeFirst()
  return {
    takes_offersYN: found?.takes_offers ? ('yes' as const) : ('no' as const),
    closes_at: found?.closes_at?.toISOString() ?? null,
    introduction: found?.introduction ?? '',
  }
}

async function writeRules(
  trx: Transaction<Database>,
  event_id: string,
  { takes_offersYN, closes_at, introduction }: Rules,
): Promise<void> {
  const rules = {
    takes_offers: takes_offersYN === 'yes',
    closes_at: closes_at ? new Date(closes_at) : null,
    introduction,
  }
  await trx
    .insertInto('donated_item_rules')
    .values({ event_id, ...rules })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet(rules))
    .execute()
}
