import type { Transaction } from 'kysely'
import { lineIdsOf, ordersOf } from '../../checkout/orders/orders-of.ts'
import { forgetLogged } from '../../identity/audit/forget-logged.ts'
import { isOwn } from '../../identity/own-rows.ts'
import type { Erasure, PersonalData } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'
import { releasePictures } from '../../platform/files/release-pictures.ts'
import { tellMember } from './account/tell-member.ts'
import { pushFundraiserEdit, refreshTeams } from './totals.ts'

/**
 * When an account is deleted, its pages are hidden and lose their name, story and picture, at every charity, because
 * nobody could hide them any more. So do the story and the picture of a team that is left without members. Gifts to
 * them stay, because they are part of the totals. The person's own gifts stay without a name.
 */
export const individualGivingData: Pick<Required<PersonalData>, 'export' | 'erase' | 'forgetUnpaid'> = {
  async export(db, person) {
    const fundraisers = await db
      .selectFrom('fundraisers')
      .select(['event_id', 'slug', 'name', 'story', 'picture', 'goal', 'ends_at', 'raised', 'created_at'])
      .where('user_id', '=', person.id)
      .orderBy('event_id')
      .execute()
    const fundraiser_updates = await db
      .selectFrom('fundraiser_updates')
      .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_updates.fundraiser_id')
      .select(['event_id', 'text', 'at'])
      .where('user_id', '=', person.id)
      .orderBy('at')
      .execute()
    const fundraiser_messages = await db
      .selectFrom('fundraiser_messages')
      .leftJoin('fundraiser_gifts', 'fundraiser_gifts.id', 'fundraiser_messages.gift_id')
      .leftJoin('order_lines', 'order_lines.id', 'fundraiser_gifts.order_line_id')
      .leftJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['fundraiser_messages.name', 'text', 'state', 'at'])
      .where(eb =>
        eb.or([eb('fundraiser_messages.user_id', '=', person.id), isOwn(person, 'orders.user_id', 'orders.email')]),
      )
      .orderBy('at')
      .execute()
    return { fundraisers, fundraiser_updates, fundraiser_messages }
  },

  async erase(trx, erasure) {
    const { person, organisationId, rowLocks } = erasure
    const own = await trx
      .selectFrom('fundraisers')
      .select(['id', 'team_id', 'asked_team_id', 'picture'])
      .where('user_id', '=', person.id)
      .orderBy('id')
      .forUpdate()
      .execute()
    const released = own.map(({ picture }) => picture)
    for (const { id, team_id, asked_team_id } of own) {
      await trx.updateTable('fundraisers').set({ shown: false }).where('id', '=', id).execute()
      // Open screens know the page by its name only.
      await pushFundraiserEdit(trx, id)
      await forgetPage(trx, id)
      await trx.deleteFrom('fundraiser_updates').where('fundraiser_id', '=', id).execute()
      await trx
        .updateTable('fundraisers')
        .set({
          user_id: null,
          name: 'Deleted account',
          slug: id,
          story: '',
          picture: null,
          asked_team_id: null,
        })
        .where('id', '=', id)
        .execute()
      await refreshTeams(trx, [asked_team_id], rowLocks)
      if (!team_id) continue
      released.push(await leaveTeam(trx, erasure, team_id, id))
      await refreshTeams(trx, [team_id], rowLocks, { edited: true })
    }
    await releasePictures(
      trx,
      released.filter(picture => picture !== null),
    )
    const orderIds = await ordersOf(trx, erasure)
    if (orderIds.length) await forgetGivers(trx, orderIds)
    const messages = await trx
      .deleteFrom('fundraiser_messages')
      .where('user_id', '=', person.id)
      .where('fundraiser_id', 'in', db =>
        db
          .selectFrom('fundraisers')
          .innerJoin('events', 'events.id', 'fundraisers.event_id')
          .select('fundraisers.id')
          .where('organisation_id', '=', organisationId),
      )
      .returning('id')
      .execute()
    await forgetMessages(trx, messages)
    return []
  },

  forgetUnpaid: forgetGivers,
}

/**
 * Makes the oldest other member captain of a team whose captain's account is deleted, and tells them. Without members
 * it is as if they had all left, and what the captain has written and shown goes.
 * @returns a picture that the team does not use any more
 */
async function leaveTeam(
  trx: Transaction<Database>,
  { at, publicUrl }: Erasure,
  team_id: string,
  captain_id: string,
): Promise<string | null> {
  const team = await trx
    .selectFrom('fundraiser_teams')
    .select(['event_id', 'slug', 'name', 'picture'])
    .where('id', '=', team_id)
    .where('captain_id', '=', captain_id)
    .forUpdate()
    .executeTakeFirst()
  if (!team) return null
  const heir = await trx
    .selectFrom('fundraisers')
    .select('id')
    .where('team_id', '=', team_id)
    .where('user_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  await trx
    .updateTable('fundraiser_teams')
    .set(heir ? { captain_id: heir.id } : { captain_id: null, shown: false, story: '', picture: null })
    .where('id', '=', team_id)
    .execute()
  if (heir) await tellMember(trx, { context: { now: () => at }, publicUrl }, 'captain', heir, team)
  return heir ? null : team.picture
}

/** Deletes messages and removes the givers' names. */
async function forgetGivers(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  const given = await trx
    .updateTable('fundraiser_gifts')
    .set({ name: null, email: null, donor: null })
    .where('order_line_id', 'in', lineIdsOf(trx, orderIds))
    .returning('id')
    .execute()
  const ids = given.map(({ id }) => id)
  if (!ids.length) return
  await forgetMessages(
    trx,
    await trx.deleteFrom('fundraiser_messages').where('gift_id', 'in', ids).returning('id').execute(),
  )
}

const forgetMessages = (trx: Transaction<Database>, messages: readonly { readonly id: number }[]) =>
  forgetLogged(
    trx,
    ['fundraiser_message'],
    messages.map(({ id }) => String(id)),
  )

/** The page's name is in the audit log, also with the gifts that the desk has recorded for it. */
async function forgetPage(trx: Transaction<Database>, id: string): Promise<void> {
  const gifts = await trx
    .selectFrom('fundraiser_gifts')
    .select('id')
    .where('fundraiser_id', '=', id)
    .where('order_line_id', 'is', null)
    .execute()
  await forgetLogged(trx, ['fundraiser'], [id])
  await forgetLogged(
    trx,
    ['offline_gift'],
    gifts.map(gift => String(gift.id)),
  )
}
