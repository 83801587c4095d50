import type { Kysely } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { findOrder } from '../../checkout/orders/find-order.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { findShown } from './find.ts'

/** The most messages from one address in an hour. A whole room may share one. */
const mostAnHour = 120

export const leaveMessage: Handler<typeof endpoints.leaveMessage> = async call => {
  const { context, input } = call
  const { db, now } = context
  const event = await call.event()
  const person = await call.person()
  const fundraiser = await findShown(db, event.id, input.fundraiser_id)
  const at = await databaseTime(db, now)
  await countOrRefuse(db, [{ of: ['fundraiser message', call.address], most: mostAnHour, minutes: 60 }], at)
  const gift = input.order_id ? await giftOf(context, event, person, fundraiser.id, input) : undefined
  const name = gift ? (gift.name ?? '') : input.name || nameOf(person)
  if (!name && !gift) throw validationError({ name: 'Please enter a name' })
  const { id } = await db
    .insertInto('fundraiser_messages')
    .values({
      fundraiser_id: fundraiser.id,
      gift_id: gift?.id ?? null,
      idempotency_hash: sha256(`${fundraiser.id} ${gift?.id ?? ''} ${input.idempotency_key}`),
      user_id: person?.id ?? null,
      name: name ?? '',
      text: input.message,
      at,
    })
    .onConflict(conflict =>
      gift
        ? conflict.column('gift_id').doUpdateSet(eb => {
            const isSame = eb('fundraiser_messages.text', '=', input.message)
            const { ref } = eb
            return {
              text: input.message,
              state: eb
                .case()
                .when(isSame)
                .then(ref('fundraiser_messages.state'))
                .else('waiting' as const)
                .end(),
              at: eb.case().when(isSame).then(ref('fundraiser_messages.at')).else(at).end(),
            }
          })
        : conflict.column('idempotency_hash').doUpdateSet({ fundraiser_id: fundraiser.id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { message_id: String(id) }
}

interface OrderNamed {
  readonly order_id?: string | null | undefined
  readonly order_key?: string | null | undefined
}

/** The gift of an order to a fundraiser. @throws {HttpError} 404 `order_not_found` */
async function giftOf(
  context: Context,
  event: Event,
  person: Person | undefined,
  fundraiserId: string,
  { order_id, order_key }: OrderNamed,
) {
  const claim = { event, person, orderId: order_id ?? '', orderKey: order_key ?? undefined }
  const order = await findOrder(context, claim)
  const gift = await giftOfOrder(context.db, order.id, fundraiserId)
  if (gift) return gift
  throw new HttpError(404, { error: 'order_not_found', error_description: 'This order cannot be found.' })
}

const giftOfOrder = (db: Kysely<Database>, orderId: string, fundraiserId: string) =>
  db
    .selectFrom('fundraiser_gifts')
    .innerJoin('order_lines', 'order_lines.id', 'fundraiser_gifts.order_line_id')
    .select(['fundraiser_gifts.id', 'fundraiser_gifts.name'])
    .where('order_lines.order_id', '=', orderId)
    .where('fundraiser_id', '=', fundraiserId)
    .executeTakeFirst()

const nameOf = (person: Person | undefined) => person && `${person.first_name} ${person.last_name}`.trim()
