import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { donationLine } from '../../../../src/api/donations.input.ts'
import type { OriginExtension } from '../../checkout/orders/extend-origin.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findShown } from './find.ts'
import { refresh } from './totals.ts'

/**
 * A gift on a fundraiser's page is a donation that counts for the fundraiser, too. Its row here is written before it is
 * paid, and counts from then on.
 */
export const fundraiserGifts: OriginExtension<InferOutput<typeof donationLine>> = {
  async title(db, { event, at }, { fundraiser_id }) {
    if (!fundraiser_id) return undefined
    const fundraiser = await findShown(db, event.id, fundraiser_id)
    if (fundraiser.ends_at && fundraiser.ends_at <= at) throw ended()
    return fundraiserTitle(fundraiser, event)
  },

  async write(trx, { event, at }, row, line) {
    if (!line.fundraiser_id) return
    const { id } = await findShown(trx, event.id, line.fundraiser_id)
    const { first_name, last_name, email } = await payerOf(trx, row)
    const gift = await trx
      .insertInto('fundraiser_gifts')
      .values({
        fundraiser_id: id,
        order_line_id: row.id,
        idempotency_hash: null,
        donor: sha256(`${event.id} ${normalEmail(email)}`),
        name: line.anonymous === 'yes' ? null : `${first_name} ${last_name}`.trim(),
        email: line.share_email === 'yes' ? email : null,
        anonymous_amount: line.anonymous_amount === 'yes',
        note: null,
        amount: row.amount,
        given_at: null,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
    if (line.message) {
      await trx
        .insertInto('fundraiser_messages')
        .values({
          fundraiser_id: id,
          gift_id: gift.id,
          idempotency_hash: sha256(`message of gift ${gift.id}`),
          user_id: null,
          name: gift.name ?? '',
          text: line.message,
          at,
        })
        .execute()
    }
  },

  async repeat(trx, first, { id, amount }) {
    const gift = await trx
      .selectFrom('fundraiser_gifts')
      .select(['fundraiser_id', 'idempotency_hash', 'donor', 'name', 'email', 'anonymous_amount', 'note'])
      .where('order_line_id', '=', first.id)
      .executeTakeFirst()
    if (!gift) return
    await trx
      .insertInto('fundraiser_gifts')
      .values({ ...gift, order_line_id: id, amount, given_at: null })
      .execute()
  },

  async paid(trx, { rowLocks }, { paid_at }, rows) {
    const paid = await trx
      .updateTable('fundraiser_gifts')
      .set({ given_at: paid_at })
      .where('order_line_id', 'in', idsOf(rows))
      .returning('fundraiser_id')
      .execute()
    await refresh(
      trx,
      paid.map(gift => gift.fundraiser_id),
      rowLocks,
    )
  },

  async unpaid(trx, { rowLocks }, _, rows) {
    const open = await trx
      .updateTable('fundraiser_gifts')
      .set({ given_at: null })
      .where('order_line_id', 'in', idsOf(rows))
      .returning('fundraiser_id')
      .execute()
    await refresh(
      trx,
      open.map(gift => gift.fundraiser_id),
      rowLocks,
    )
  },

  async refunded(trx, { rowLocks }, _, refunds) {
    const changed: string[] = []
    for (const { line, refunded } of refunds) {
      const gift = await trx
        .updateTable('fundraiser_gifts')
        .set({ refunded })
        .where('order_line_id', '=', line.id)
        .returning('fundraiser_id')
        .executeTakeFirst()
      if (gift) changed.push(gift.fundraiser_id)
    }
    await refresh(trx, changed, rowLocks)
  },
}

/** The title of a gift's line on the receipt. */
export const fundraiserTitle = (fundraiser: { readonly name: string }, event: { readonly name: string }) =>
  `${fundraiser.name}, ${event.name}`

const idsOf = (rows: readonly OrderLineRow[]) => rows.map(({ id }) => id)

function payerOf(trx: Transaction<Database>, { order_id }: OrderLineRow) {
  return trx
    .selectFrom('orders')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
}

const ended = () =>
  new HttpError(409, {
    error: 'fundraiser_ended',
    error_header: 'This page has ended',
    error_description: 'This page takes no gifts any more. You can still give to the event itself.',
  })
