import { sql, type Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { pushFundraiserEdit } from '../totals.ts'

export const adminMessages: Handler<typeof endpoints.adminMessages> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { search = '', state } = call.input
  const found = db
    .selectFrom('fundraiser_messages')
    .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_messages.fundraiser_id')
    .leftJoin('fundraiser_gifts', 'fundraiser_gifts.id', 'fundraiser_messages.gift_id')
    .where('fundraisers.event_id', '=', event.id)
    // Messages with gifts that are not paid yet are not shown.
    .where(eb => eb.or([eb('gift_id', 'is', null), eb('given_at', 'is not', null)]))
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'waiting'))
    .$if(search !== '', query =>
      query.where(
        contains(sql`concat_ws(' ', fundraiser_messages.text, fundraiser_messages.name, fundraisers.name)`, search),
      ),
    )
  const read = found
    .select(['fundraiser_messages.id', 'at', 'fundraisers.slug', 'fundraisers.name as fundraiser_name'])
    .select(['fundraiser_messages.name', 'text', 'gift_id', 'state'])
    .orderBy('at', 'desc')
    .orderBy('fundraiser_messages.id', 'desc')
  const { rows, total } = await rowsOfPage(found, read, call.input)
  return {
    items: rows.map(row => ({
      message_id: String(row.id),
      at: row.at.toISOString(),
      fundraiser_id: row.slug,
      fundraiser_name: row.fundraiser_name,
      name: row.name,
      message: row.text,
      with_giftYN: yesNo(row.gift_id !== null),
      state: row.state,
    })),
    total,
  }
}

export const decideMessage: Handler<typeof endpoints.decideMessage> = async call => {
  const { db, outbox } = call.context
  const event = await call.event()
  const { message_id: id, state, seen } = call.input
  await inTransaction(db, async trx => {
    const message = await lockMessage(trx, event.id, id)
    if (!message) {
      throw new HttpError(404, {
        error: 'message_not_found',
        error_description: 'This message is not here (any more).',
      })
    }
    const isOther = seen !== undefined && message.text !== seen.message
    if (message.state === state && !isOther) return
    if (isOther || (seen !== undefined && message.state !== seen.state)) {
      throw new HttpError(409, {
        error: 'message_changed',
        error_description: 'This message was changed or decided about meanwhile. It stays as it is now.',
      })
    }
    await setState(trx, id, state)
    await recordAction(trx, call, {
      action: state === 'shown' ? 'show' : 'refuse',
      kind: 'fundraiser_message',
      id: String(id),
      title: `${message.name || 'Anonymous'}: ${message.text}`.slice(0, 100),
      before: recorded(message),
      after: recorded({ ...message, state }),
    })
  })
  outbox.wake()
  return {}
}

export const undoableMessage: Undoable = {
  needs: { edit: 'individual-giving.edit' },
  async read(trx, _, event, id) {
    const message = await lockMessage(trx, event.id, Number(id))
    return message ? recorded(message) : null
  },
  async restore(trx, _, __, id, value) {
    await setState(
      trx,
      Number(id),
      value?.state === 'shown' ? 'shown' : value?.state === 'refused' ? 'refused' : 'waiting',
    )
  },
}

/** With a hash of the text: a decision about another text of the donor's is not undone. */
const recorded = ({ state, text }: { readonly state: string; readonly text: string }) => ({
  state,
  text_hash: sha256(text),
})

const lockMessage = (trx: Transaction<Database>, eventId: string, id: number) =>
  trx
    .selectFrom('fundraiser_messages')
    .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_messages.fundraiser_id')
    .select(['fundraiser_messages.name', 'text', 'state'])
    .where('fundraiser_messages.id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate('fundraiser_messages')
    .executeTakeFirst()

async function setState(trx: Transaction<Database>, id: number, state: 'waiting' | 'shown' | 'refused'): Promise<void> {
  const { fundraiser_id } = await trx
    .updateTable('fundraiser_messages')
    .set({ state })
    .where('id', '=', id)
    .returning('fundraiser_id')
    .executeTakeFirstOrThrow()
  await pushFundraiserEdit(trx, fundraiser_id)
}
