import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'

interface Charity {
  readonly charity_id: string
  readonly name: string
  readonly summary: string
  readonly charity_number: string | null
}

export const adminCharities: Handler<typeof endpoints.adminCharities> = async call =>
  listed(call.context.db, (await call.event()).id)

export const saveCharities: Handler<typeof endpoints.saveCharities> = async call => {
  const { db } = call.context
  const event = await call.event()
  return inTransaction(db, async trx => {
    await lockCharities(trx, event.id)
    const before = await listed(trx, event.id)
    const { seen } = call.input
    if (seen && !isDeepStrictEqual(seen, before)) throw changed()
    const sent = call.input.charities.map(({ charity_id, ...charity }) => ({
      ...charity,
      charity_id: charity_id ?? `cha_${randomUUID().replaceAll('-', '')}`,
    }))
    await writeCharities(trx, event.id, sent)
    const after = await listed(trx, event.id)
    const action = { action: 'edit', kind: 'charities', id: event.id, title: event.name }
    const [was, is] = [{ charities: before }, { charities: after }]
    if (!isDeepStrictEqual(was, is)) await recordAction(trx, call, { ...action, before: was, after: is })
    return after
  })
}

const changed = () =>
  new HttpError(409, {
    error: 'charities_changed',
    error_description:
      'Somebody else has changed these charities since you opened them. Nothing of yours was saved yet.',
  })

export const undoableCharities: Undoable = {
  needs: { edit: 'pledges.edit' },
  async read(trx, _, event) {
    await lockCharities(trx, event.id)
    return { charities: await listed(trx, event.id) }
  },
  restore: (trx, _, event, __, value) => writeCharities(trx, event.id, (value?.charities ?? []) as readonly Charity[]),
}

const lockCharities = (trx: Transaction<Database>, eventId: string) => lockSubjects(trx, true, [`charities:${eventId}`])

function listed(db: Kysely<Database>, eventId: string): Promise<Charity[]> {
  return db
    .selectFrom('charities')
    .select(['id as charity_id', 'name', 'summary', 'charity_number'])
    .where('event_id', '=', eventId)
    .where('gone', '=', false)
    .orderBy('place')
    .execute()
}

/**
 * Replaces the event's charities by these, in this order. One that is left out stays for its gifts, but cannot be
 * chosen.
 */
async function writeCharities(trx: Transaction<Database>, eventId: string, wanted: readonly Charity[]): Promise<void> {
  await trx.updateTable('charities').set({ gone: true }).where('event_id', '=', eventId).execute()
  for (const [place, { charity_id: id, ...charity }] of wanted.entries()) {
    await trx
      .insertInto('charities')
      .values({ ...charity, id, event_id: eventId, place, picture: null })
      .onConflict(conflict =>
        conflict
          .column('id')
          .doUpdateSet({ ...charity, place, gone: false })
          .where('charities.event_id', '=', eventId),
      )
      .execute()
  }
}
