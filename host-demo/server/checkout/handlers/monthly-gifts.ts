import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { monthlyStopped } from '../letters/monthly-letters.ts'
import { endMonthly } from '../monthly/end-monthly.ts'
import { isReplaceable, wireMonthlyGift } from '../monthly/monthly-gift.ts'
import { monthlyJobOf } from '../monthly/monthly-job-of.ts'
import { createMonthlyLink } from '../monthly/monthly-links.ts'
import { cardPageOf, cardPages } from '../monthly/replace-card.ts'

export const monthlyGifts: Handler<typeof endpoints.monthlyGifts> = async call => {
  const event = await call.event()
  const gifts = await giftsOf(call.context, event, await personOrRefuse(call)).execute()
  return gifts.map(gift => wireMonthlyGift(gift, event))
}

export const stopMonthlyGift: Handler<typeof endpoints.stopMonthlyGift> = async call => {
  const { context, input } = call
  const event = await call.event()
  const own = giftsOf(context, event, await personOrRefuse(call)).where('monthly_gifts.id', '=', input.monthly_gift_id)
  const gift = await own.executeTakeFirst()
  if (!gift) throw notFound()
  await endMonthly(context, gift.id, monthlyStopped)
  await context.jobs.runNow(monthlyJobOf(gift.id))
  return wireMonthlyGift(await own.executeTakeFirstOrThrow(), event)
}

export const replaceMonthlyCard: Handler<typeof endpoints.replaceMonthlyCard> = async call => {
  const { context, input } = call
  const person = await personOrRefuse(call)
  const gift = await giftsOf(context, await call.event(), person)
    .where('monthly_gifts.id', '=', input.monthly_gift_id)
    .executeTakeFirst()
  if (!gift) throw notFound()
  if (!isReplaceable(gift)) throw notReplaceable()
  await countOrRefuse(context.db, [cardPages(gift.id)], context.now())
  return { url: await cardPageOf(context, gift, await createMonthlyLink(context.db, gift.id, context.publicUrl)) }
}

function notFound(): HttpError {
  return new HttpError(404, {
    error: 'monthly_gift_not_found',
    error_description: 'This monthly gift cannot be found.',
  })
}

function notReplaceable(): HttpError {
  return new HttpError(409, {
    error: 'card_not_replaceable',
    error_description:
      'The card of this monthly gift can’t be replaced now: the gift is still being set up, or has ended.',
  })
}

/** This person's monthly gifts at this event, except planned ones. */
function giftsOf({ db }: Context, event: Event, person: Person) {
  return (
    db
      .selectFrom('monthly_gifts')
      .innerJoin('orders', 'orders.id', 'monthly_gifts.order_id')
      // The order of a monthly gift has one line.
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .selectAll('monthly_gifts')
      .select('order_lines.title')
      .where('orders.user_id', '=', person.id)
      .where('monthly_gifts.event_id', '=', event.id)
      .where('monthly_gifts.began_at', 'is not', null)
      .orderBy('began_at', 'desc')
      .orderBy('monthly_gifts.id')
  )
}
