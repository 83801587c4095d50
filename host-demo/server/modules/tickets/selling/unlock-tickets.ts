import type { endpoints } from '../../../../../src/api/table.ts'
import { earlierOrders } from '../../../checkout/orders/find-order.ts'
import { openVoucher } from '../../../checkout/orders/open-voucher.ts'
import type { Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { isUnlocked } from './is-unlocked.ts'
import { readOffers, wireOf } from './list-tickets.ts'

export const unlockTickets: Handler<typeof endpoints.unlockTickets> = async call => {
  const { context, address, input } = call
  const event = await call.event()
  const earlier = await earlierOrders(context.db, { event, at: context.now() }, input)
  const guess = { code: input.voucher_code, address, answer: input.challenge_answer }
  const voucher = await openVoucher(context, event, guess, { origin: 'ticket', earlier })
  const at = await databaseTime(context.db, context.now)
  const offers = await readOffers(context.db, event.id, at)
  return {
    voucher_code: voucher.code,
    ...wireOf(offers, item => item.published && item.hidden && isUnlocked({ voucher }, item), at),
  }
}
