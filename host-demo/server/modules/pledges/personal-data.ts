import { dropPromisedMatch } from '../../checkout/gifts/promised-matches.ts'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import { endOthers } from '../../checkout/orders/replace-orders.ts'
import { saleOf } from '../../checkout/orders/sale-of.ts'
import { isOwn } from '../../identity/own-rows.ts'
import type { PersonalData } from '../../identity/personal-data.ts'
import { countItem, pushPledge } from './count-item.ts'
import { forgotten } from './forget-undone.ts'
import { words } from './words.ts'
import { subjectOf } from './write-pledge.ts'

/** When an account is deleted its paid pledges stay without a name, and its promises are undone. */
export const pledgesData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const pledges = await db
      .selectFrom('pledges')
      .innerJoin('pledge_items', 'pledge_items.id', 'pledges.item_id')
      .select(['pledges.event_id', 'title', 'amount', 'refunded', 'paddle', 'shown_as', 'message'])
      .select(['anonymous', 'anonymous_amount', 'pledged_at', 'paid_at', 'undone_at'])
      .where(isOwn(person, 'user_id', 'email_normal'))
      .orderBy('pledged_at')
      .execute()
    return { pledges }
  },

  async erase(trx, { person, organisationId, at, rowLocks, origins }) {
    const own = trx
      .selectFrom('pledges')
      .selectAll()
      .where(isOwn(person, 'user_id', 'email_normal'))
      .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
      .orderBy('item_id')
      .orderBy('id')
    await lockSubjects(trx, rowLocks, (await own.execute()).map(subjectOf))
    const pledges = await own.forUpdate().execute()
    for (const pledge of pledges) {
      const isOpen = pledge.paid_at === null
      if (isOpen) {
        await dropPromisedMatch(trx, pledge)
        await endOthers(trx, await saleOf(trx, { now: () => at, rowLocks, origins }, pledge), subjectOf(pledge))
      }
      const erased = await trx
        .updateTable('pledges')
        .set({
          ...forgotten,
          sequence: pledge.sequence + 1,
          ...(isOpen && { undone_at: pledge.undone_at ?? at, matched: 0 }),
        })
        .where('id', '=', pledge.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await pushPledge(trx, erased)
    }
    for (const id of new Set(pledges.map(({ item_id }) => item_id))) {
      const event_id = pledges.find(({ item_id }) => item_id === id)?.event_id ?? ''
      const event = await trx.selectFrom('events').selectAll().where('id', '=', event_id).executeTakeFirstOrThrow()
      await countItem(trx, { event, rowLocks }, id)
    }
    return pledges.length ? [words('erased')] : []
  },
}
