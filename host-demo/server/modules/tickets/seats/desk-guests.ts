import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import { readAddOns } from '../selling/add-ons.ts'
import { paidAnswers } from './paid-answers.ts'

export const adminGuests: Handler<typeof endpoints.adminGuests> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { search = '', group, session_id: session, guest_ticket_id: seat } = call.input
  const found = db
    .selectFrom('guest_tickets as seats')
    .leftJoin('orders', 'orders.id', 'seats.order_id')
    .where('seats.event_id', '=', event.id)
    .$if(seat !== undefined, query => query.where('seats.id', '=', seat ?? ''))
    .$if(group === 'ended', query => query.where('seats.ended_at', 'is not', null))
    .$if(group !== 'ended' && group !== undefined, query => query.where('seats.ended_at', 'is', null))
    .$if(group === 'nameless', query => query.where('guest_name', 'is', null).where('guest_email', 'is', null))
    .$if(group === 'yes' || group === 'no' || group === 'awaiting', query =>
      query.where('rsvp_status', '=', group as 'yes' | 'no' | 'awaiting'),
    )
    .$if(session !== undefined, query =>
      query.where('seats.id', 'in', eb =>
        eb
          .selectFrom('agenda_choices')
          .select('guest_ticket_id')
          .where('session_id', '=', session ?? ''),
      ),
    )
    .$if(search !== '', query =>
      query.where(
        contains(
          sql`concat_ws(' ', guest_name, guest_email, orders.reference, orders.first_name, orders.last_name)`,
          search,
        ),
      ),
    )
  const { limit, offset } = pageOf(call.input)
  const seats = await found
    .selectAll('seats')
    .select(['orders.reference', 'orders.first_name', 'orders.last_name'])
    .orderBy('seats.created_at')
    .orderBy('seats.order_id')
    .orderBy('seats.number')
    .orderBy('seats.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const counts = await db
    .selectFrom('guest_tickets')
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('rsvp_status', '=', 'yes').as('coming'),
      eb.fn.countAll<number>().filterWhere('rsvp_status', '=', 'awaiting').as('awaiting'),
      eb.fn.countAll<number>().filterWhere('checkin_status', '=', 'in').as('in'),
    ])
    .where('event_id', '=', event.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  const sessions = await chosenTitles(
    call,
    seats.map(({ id }) => id),
  )
  const answersOf = await paidAnswers(db, seats)
  const addOns = await readAddOns(db, event.id)
  const inWords = (answers: Readonly<Record<string, string>>) =>
    addOns.flatMap(({ add_on_id, title, choices }) => {
      const answer = answers[add_on_id]
      if (!answer) return []
      return { title, answer: choices.find(({ add_on_choice_id: id }) => id === answer)?.title ?? answer }
    })
  return {
    ...counts,
    total,
    items: seats.map(seat => ({
      guest_ticket_id: seat.id,
      number: seat.number,
      title: seat.title,
      bundle_title: seat.bundle_title,
      order_reference: seat.reference,
      buyer: seat.order_id === null ? null : `${seat.first_name} ${seat.last_name}`.trim(),
      guest_name: seat.guest_name,
      guest_email: seat.guest_email,
      guest_mobile: seat.guest_mobile,
      rsvp_status: seat.rsvp_status,
      checkin_status: seat.checkin_status,
      claimedYN: seat.claimed_at ? 'yes' : 'no',
      invited_at: seat.invited_at?.toISOString() ?? null,
      endedYN: seat.ended_at ? 'yes' : 'no',
      revision: seat.revision,
      answers: inWords(answersOf(seat)),
      sessions: sessions.get(seat.id) ?? [],
    })),
  }
}

async function chosenTitles(
  { context: { db } }: Parameters<typeof adminGuests>[0],
  seatIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const titles = new Map<string, string[]>(seatIds.map(id => [id, []]))
  if (!seatIds.length) return titles
  const rows = await db
    .selectFrom('agenda_choices')
    .innerJoin('agenda_sessions', 'agenda_sessions.id', 'session_id')
    .select(['guest_ticket_id', 'title'])
    .where('guest_ticket_id', 'in', [...seatIds])
    .orderBy('starts_at')
    .execute()
  for (const { guest_ticket_id, title } of rows) titles.get(guest_ticket_id)?.push(title)
  return titles
}
