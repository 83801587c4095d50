import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Handler } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { lockSeat, ownedOrder, refuseDeclined, refuseEnded, seatNotFound, seatOfToken } from '../seats/find-seat.ts'
import { isTokenOf } from '../seats/links.ts'
import { wireAgendas } from '../seats/seat-wire.ts'
import { lockOf } from '../selling/stock.ts'
import { changeChoices, choicesOf } from './seat-choices.ts'

export const agendas: Handler<typeof endpoints.agendas> = async call => ({
  agendas: await wireAgendas(call.context.db, (await call.event()).id),
})

export const chooseAgendas: Handler<typeof endpoints.chooseAgendas> = async call => {
  const { context, input } = call
  const { db, rowLocks } = context
  const event = await call.event()
  const { guest_ticket_id: id, claim_token: token } = input
  const order = token
    ? undefined
    : await ownedOrder(call, { order_id: input.order_id ?? '', order_key: input.order_key })
  if (token && (await seatOfToken(call, token)).id !== id) throw seatNotFound()
  return inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    const seat = await lockSeat(trx, rowLocks, { id, order_id: order?.id })
    // Once a guest has claimed the seat, only they can change its choices.
    if (token ? !(await isTokenOf(trx, seat, token)) : seat.claimed_at) throw seatNotFound()
    refuseEnded(seat)
    refuseDeclined(seat)
    await changeChoices(trx, seat, input.session_ids)
    return { session_ids: [...((await choicesOf(trx, [id])).get(id) ?? [])] }
  })
}
