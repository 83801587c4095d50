import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { saveDonatedItemRules as saveInput } from '../../../../../src/api/admin-donated-items.input.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { yesNo } from '../../../platform/yes-no.ts'

type Rules = Omit<InferOutput<typeof saveInput.input>, 'revision'>

export const donatedItemRules: Handler<typeof endpoints.donatedItemRules> = async call =>
  answerOf(call.context.db, (await call.event()).id)

export const saveDonatedItemRules: Handler<typeof endpoints.saveDonatedItemRules> = async call => {
  const { db, now, rowLocks } = call.context
  const { revision, ...rules } = call.input
  const { id, name: title } = await call.event()
  await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(id)])
    const before = await readRules(trx, id)
    if (revisionOf(before) !== revision) throw changed()
    refusePast(before, rules, await databaseTime(trx, now))
    await writeRules(trx, id, rules)
    const after = await readRules(trx, id)
    if (isDeepStrictEqual(before, after)) return
    const action = { action: 'edit', kind: 'donated_item_rules', id, title }
    await recordAction(trx, call, { ...action, before: { ...before }, after: { ...after } })
  })
  return answerOf(db, id)
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

async function answerOf(db: Kysely<Database>, eventId: string) {
  const rules = await readRules(db, eventId)
  return { ...rules, revision: revisionOf(rules) }
}

/** Changes whenever the rules do. */
const revisionOf = (rules: StoredRules) => sha256(JSON.stringify(rules)).slice(0, 16)

const changed = () =>
  new HttpError(409, {
    error: 'donated_item_rules_changed',
    error_description: 'Somebody else has changed this since you opened it. Nothing of yours was saved yet.',
  })

/** @throws {HttpError} 400 for an end that is over, unless it stands so already */
function refusePast(before: StoredRules, { closes_at }: Rules, at: Date): void {
  const end = closes_at ? new Date(closes_at) : undefined
  if (!end || end > at || end.toISOString() === before.closes_at) return
  throw validationError({ closes_at: 'This is over. Choose a later end, or none' })
}

type StoredRules = Awaited<ReturnType<typeof readRules>>

/** The event's rules. One that has none takes no offers. */
async function readRules(db: Kysely<Database>, eventId: string) {
  const found = await db.selectFrom('donated_item_rules').selectAll().where('event_id', '=', eventId).executeTakeFirst()
  return {
    takes_offersYN: yesNo(found?.takes_offers ?? false),
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
