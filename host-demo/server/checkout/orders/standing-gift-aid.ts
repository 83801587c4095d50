import { type Kysely, sql, type Transaction } from 'kysely'
import { giftAidDeclaration } from '../../../../src/lib/gift-aid.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalPostcode } from '../address-book.ts'
import { type Declaration, type Named, nameOf } from './declaration.ts'
import type { PaidOrderRow } from './order-row.ts'
import { lineIdsOf } from './orders-of.ts'

/**
 * A person's valid declaration for all gifts to the event's charity: made while signed in, with a paid gift, in the
 * current words, not withdrawn, and with no other name or address since, in a later declaration or the account. Never
 * found by e-mail address alone, which would tell anybody whether somebody has declared.
 */
export async function standingDeclaration(
  db: Kysely<Database>,
  event: Event,
  person: Person,
): Promise<Declaration | undefined> {
  const { charity_name: charity } = event.settings
  const made = await declaredBy(db, event, { id: person.id })
    .select(['scope', 'words', 'words_hash', 'declared_at', 'outside_uk'])
    .select(['declared.first_name', 'declared.last_name', 'line_1', 'line_2', 'town', 'postcode', 'country'])
    .where('orders.paid_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('declared_at', 'desc')
    .orderBy('declared.order_line_id', 'desc')
    .execute()
  const [newest] = made
  const words = giftAidDeclaration('all_gifts', charity)
  const standing = made.find(one => one.scope === 'all_gifts' && one.words === words)
  if (!newest || !standing || keyOf(newest) !== keyOf(standing)) return undefined
  return hasMoved(person, standing) ? undefined : standing
}

/** A donor, known by account, by the address that their receipts went to, or by both. */
interface Declarer {
  readonly id: string | null
  readonly email?: string
}

/**
 * A donor's newest declaration for future gifts to the event's charity that is not withdrawn and came with no order left
 * unpaid. Monthly gifts go on under it even where the next gift is asked again.
 */
export function newestDeclaration(db: Kysely<Database>, event: Event, donor: Declarer) {
  return declaredBy(db, event, donor)
    .select(['words', 'declared_at', 'declared.first_name', 'declared.last_name'])
    .where('scope', '=', 'all_gifts')
    .where('withdrawn_at', 'is', null)
    .where('orders.status', 'not in', ['pending', 'cancelled'])
    .orderBy('declared_at', 'desc')
    .executeTakeFirst()
}

/**
 * Withdraws a donor's declarations to the event's charity for future gifts. The rows stay.
 * @returns whether there was one to withdraw
 */
export async function withdrawDeclarations(
  db: Kysely<Database>,
  event: Event,
  donor: Declarer,
  withdrawn_at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift_aid_declarations')
    .set({ withdrawn_at })
    .where('scope', '=', 'all_gifts')
    .where('withdrawn_at', 'is', null)
    .where('order_line_id', 'in', declaredBy(db, event, donor).select('order_lines.id'))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Drops what an order declared and its donor withdrew before paying: nothing was given under it. On a gift that was
 * paid before, a withdrawn declaration stays, for it covers that gift.
 */
export async function dropWithdrawn(
  trx: Transaction<Database>,
  { id, paid_at }: Pick<PaidOrderRow, 'id' | 'paid_at'>,
): Promise<void> {
  await trx
    .deleteFrom('gift_aid_declarations')
    .where('order_line_id', 'in', lineIdsOf(trx, [id]))
    .where('withdrawn_at', '<=', paid_at)
    .execute()
}

/** When somebody last withdrew a declaration to the event's charity. */
export async function lastWithdrawal(db: Kysely<Database>, event: Event, person: Person): Promise<Date | undefined> {
  const last = await declaredBy(db, event, person)
    .select('withdrawn_at')
    .where('withdrawn_at', 'is not', null)
    .orderBy('withdrawn_at', 'desc')
    .executeTakeFirst()
  return last?.withdrawn_at ?? undefined
}

/** All declarations of a donor to the event's charity, at any of its events. */
function declaredBy(db: Kysely<Database>, event: Event, { id, email }: Declarer) {
  const { charity_name: charity, charity_number: number } = event.settings
  return db
    .selectFrom('gift_aid_declarations as declared')
    .innerJoin('order_lines', 'order_lines.id', 'declared.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .where(eb =>
      eb.or([
        ...(id === null ? [] : [eb('orders.user_id', '=', id)]),
        ...(email === undefined ? [] : [eb(sql`lower(orders.email)`, '=', email.toLowerCase())]),
      ]),
    )
    .where(sql<string>`events.settings ->> 'charity_name'`, '=', charity)
    .where(sql<boolean>`events.settings ->> 'charity_number' is not distinct from ${number ?? null}::text`)
}

const keyOf = (declared: Named & Pick<Declaration, 'line_1' | 'postcode'>) =>
  [nameOf(declared), declared.line_1.toLowerCase(), normalPostcode(declared.postcode ?? '')].join('\n')

function hasMoved({ address }: Person, { postcode }: Pick<Declaration, 'postcode'>): boolean {
  return (
    Boolean(address?.postcode && postcode) && normalPostcode(address?.postcode ?? '') !== normalPostcode(postcode ?? '')
  )
}
