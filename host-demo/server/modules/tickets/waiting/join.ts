import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { Handler } from '../../../identity/call.ts'
import { callerOf } from '../../../identity/caller.ts'
import type { Event } from '../../../identity/events.ts'
import { mailLimits, mailRoomLimit } from '../../../identity/limits.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countIfAllowed, countOrRefuse } from '../../../platform/http/rate-limit.ts'
import type { Draft } from '../../../platform/mail/draft.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { findItem, type TicketItem } from '../selling/find-item.ts'
import { refuseAboveLimit, refuseUnlessOnSale } from '../selling/refusals.ts'
import { areLeft, lockOf } from '../selling/stock.ts'
import { letterWords } from '../words.ts'
import { leaveLink, waitingToken } from './leave-link.ts'

/** Minutes in which an address gets few mails of this kind, so that nobody can flood a stranger. */
const mailedPer = 24 * 60

export const joinWaitingList: Handler<typeof endpoints.joinWaitingList> = async call => {
  const { db, now, rowLocks, publicUrl, jobs } = call.context
  const { input } = call
  const event = await call.event()
  const person = await call.person()
  await countOrRefuse(db, [{ of: ['wait for tickets', call.address], most: 300, minutes: 10 }], now())
  const email = normalEmail(input.email)
  const caller = callerOf(call)
  const limits = mailLimits({ what: 'waiting_list', recipient: email, caller, known: undefined, goodFor: mailedPer })
  // Beyond the limit they still get their place, only without the mail.
  const isMailed = await countIfAllowed(db, [...limits, mailRoomLimit(caller.network)], now())
  const joined = await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    const sale = { ...(await saleOf(trx, call.context, { event })), person }
    const item = await findItem(trx, event.id, input, 'event_ticket_type_id')
    refuseUnlessOnSale(sale, item)
    await refuseUnlessListed(trx, item)
    refuseAboveLimit(item, input.quantity)
    if (await areLeft(trx, [{ event_ticket_type_id: item.id, quantity: input.quantity }], sale.at)) {
      throw new HttpError(409, {
        error: 'tickets_left',
        error_description: 'There are as many left at this moment: you can buy them.',
      })
    }
    const ofType = trx.selectFrom('ticket_waiters').where('event_ticket_type_id', '=', item.id)
    const before = await ofType
      .select(['id', 'joined_at', 'quantity', 'first_name', 'last_name'])
      .where('email', '=', email)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    // Anybody can type a stranger's address, so only its owner's session changes a place, and has the way off.
    const isTheirs = person?.email_normal === email
    const asked = { quantity: input.quantity, first_name: input.first_name, last_name: input.last_name }
    const said = before && !isTheirs ? before : asked
    const id = before?.id ?? `wait_${randomUUID().replaceAll('-', '')}`
    if (before && isTheirs) await trx.updateTable('ticket_waiters').set(asked).where('id', '=', id).execute()
    if (!before) {
      const where = { event_id: event.id, event_ticket_type_id: item.id, user_id: person?.id ?? null }
      await trx
        .insertInto('ticket_waiters')
        .values({ id, ...where, ...asked, email, joined_at: sale.at, offered_until: null })
        .execute()
    }
    const { others } = await ofType
      .select(eb => eb.fn.countAll<number>().as('others'))
      .where('state', '=', 'waiting')
      // As if they had joined just now, since a smaller number would tell a stranger that they were there already.
      .where('joined_at', '<', isTheirs && before ? before.joined_at : sale.at)
      .executeTakeFirstOrThrow()
    if (isMailed) {
      const link = await leaveLink(trx, event, publicUrl, id)
      const { first_name, quantity } = said
      const joined = { first_name, quantity, title: item.title, link, isUnchanged: said === before }
      await postMail(trx, event, email, confirmation(event, joined), sale.at)
    }
    return {
      before: Number(others),
      mailedYN: isMailed ? ('yes' as const) : ('no' as const),
      waiting_token: isTheirs ? await waitingToken(trx, id) : null,
    }
  })
  jobs.wake()
  return joined
}

interface Joined {
  readonly first_name: string
  readonly quantity: number
  readonly title: string
  readonly link: string
  /** Were they on the list already, and could somebody else have sent this? */
  readonly isUnchanged: boolean
}

const confirmation = (event: Event, { first_name, quantity, title, link, isUnchanged }: Joined): Draft => ({
  kind: 'ticket_waiting',
  subject: letterWords('joinedSubject', { title }),
  to: first_name,
  parts: [
    letterWords('joined', { count: quantity, title, event: event.name }),
    ...(isUnchanged ? [letterWords('joinedBefore')] : []),
    letterWords('joinedNext'),
    letterWords('joinedNotWanted'),
    { link, label: letterWords('leaveLabel') },
  ],
})

/** @throws {HttpError} 409 `no_waiting_list` */
async function refuseUnlessListed(trx: Transaction<Database>, { id, title }: TicketItem): Promise<void> {
  const listed = await trx
    .selectFrom('ticket_types')
    .select('id')
    .where('id', '=', id)
    .where('waiting_list', '=', true)
    .executeTakeFirst()
  if (listed) return
  throw new HttpError(409, {
    error: 'no_waiting_list',
    error_description: { sentence: 'There is no waiting list for “{title}”.', values: { title } },
  })
}
