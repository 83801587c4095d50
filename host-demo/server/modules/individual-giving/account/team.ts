import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { type FundraiserRow, findTeam, fundraiserNotFound, type TeamRow, teamNotFound } from '../find.ts'
import { lockMembers, pushFundraiserEdit, pushMemberEdits, refreshTeams } from '../totals.ts'
import { ask } from './ask.ts'
import { changePicture, freeSlug, lockOwn, lockOwnTeam } from './own.ts'
import { readOwn } from './own-page.ts'
import { refuseOtherChange } from './revision.ts'
import { tellMember } from './tell-member.ts'

export const joinFundraiserTeam: Handler<typeof endpoints.joinFundraiserTeam> = async call => {
  const event = await call.event()
  const wanted = call.input.team_id
  await inTransaction(call.context.db, async trx => {
    const own = await lockOwn(trx, call)
    const team = wanted ? await findTeam(trx, event.id, wanted) : null
    if (team && team.id !== own.team_id && team.approval && team.captain_id) await ask(trx, call, own, team)
    else if ((team?.id ?? null) !== own.team_id || (!team && own.asked_team_id)) {
      await move(trx, call, own, team)
    }
  })
  call.context.jobs.wake()
  return readOwn(call)
}

/**
 * Moves a fundraiser to another team, or out of their team. A team without members is hidden. Whoever joins a team
 * without a captain becomes its captain.
 * @throws {HttpError} 404 `team_not_found` if it is hidden; 409 `captain_must_stay`
 */
export async function move(
  trx: Transaction<Database>,
  { context: { rowLocks } }: Call<unknown>,
  own: FundraiserRow,
  wanted: TeamRow | null,
): Promise<void> {
  // A captain's open account page shows a request until it hears that the team has changed.
  const teamId = wanted?.id ?? null
  const changed = [own.team_id, own.asked_team_id, teamId].filter(id => id !== null)
  await lockTeams(trx, rowLocks, changed)
  const joined = await trx
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('id', '=', teamId ?? '')
    .executeTakeFirst()
  if (wanted && !joined?.shown) throw teamNotFound()
  const left = await trx
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('id', '=', own.team_id ?? '')
    .executeTakeFirst()
  const others = await trx
    .selectFrom('fundraisers')
    .select('id')
    .where('team_id', '=', own.team_id ?? '')
    .where('id', '!=', own.id)
    .where('user_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (left?.captain_id === own.id && others) throw captainMustStay()
  await trx.updateTable('fundraisers').set({ team_id: teamId, asked_team_id: null }).where('id', '=', own.id).execute()
  const teams = trx.updateTable('fundraiser_teams')
  if (left && !others) await teams.set({ shown: false, captain_id: null }).where('id', '=', left.id).execute()
  if (joined && !joined.captain_id) await teams.set({ captain_id: own.id }).where('id', '=', joined.id).execute()
  await pushFundraiserEdit(trx, own.id)
  // The team's page names its captain.
  await refreshTeams(trx, changed, rowLocks, { edited: joined?.captain_id === null })
}

export const saveFundraiserTeam: Handler<typeof endpoints.saveFundraiserTeam> = async call => {
  const event = await call.event()
  const { rowLocks, now } = call.context
  const { name, story, picture, goal, approvalYN, revision } = call.input
  const values = { name, story, picture: picture ?? null, goal: goal || null, approval: approvalYN === 'yes' }
  await inTransaction(call.context.db, async trx => {
    const own = await lockOwn(trx, call)
    if (own.team_id) {
      if (rowLocks) await lockMembers(trx, own.team_id)
      const team = await lockOwnTeam(trx, call, own)
      refuseOtherChange(team, values, revision)
      await changePicture(trx, picture, team.picture)
      await trx.updateTable('fundraiser_teams').set(values).where('id', '=', team.id).execute()
      await refreshTeams(trx, [team.id], rowLocks, { edited: true })
      if (team.name !== name) await pushMemberEdits(trx, team.id)
      return
    }
    await changePicture(trx, picture, null)
    const id = `team_${randomUUID().replaceAll('-', '')}`
    const slug = await freeSlug(trx, 'fundraiser_teams', event.id, name)
    const created_at = await databaseTime(trx, now)
    await trx
      .insertInto('fundraiser_teams')
      .values({ ...values, id, slug, event_id: event.id, captain_id: own.id, created_at })
      .execute()
    await trx.updateTable('fundraisers').set({ team_id: id, asked_team_id: null }).where('id', '=', own.id).execute()
    await pushFundraiserEdit(trx, own.id)
    await refreshTeams(trx, [id, own.asked_team_id], rowLocks)
  })
  return readOwn(call)
}

export const removeTeamMember: Handler<typeof endpoints.removeTeamMember> = async call => {
  await inTransaction(call.context.db, async trx => {
    const { team, other: member } = await asCaptain(trx, call, call.input.fundraiser_id, 'team_id')
    if (member.id === team.captain_id) throw captainMustStay()
    await trx.updateTable('fundraisers').set({ team_id: null }).where('id', '=', member.id).execute()
    await pushFundraiserEdit(trx, member.id)
    await refreshTeams(trx, [team.id], call.context.rowLocks)
    await tellMember(trx, call, 'removed', member, team)
  })
  call.context.jobs.wake()
  return readOwn(call)
}

export const handOverTeam: Handler<typeof endpoints.handOverTeam> = async call => {
  await inTransaction(call.context.db, async trx => {
    const { team, other: member } = await asCaptain(trx, call, call.input.fundraiser_id, 'team_id')
    if (!member.user_id) throw notInTeam()
    await trx.updateTable('fundraiser_teams').set({ captain_id: member.id }).where('id', '=', team.id).execute()
    await refreshTeams(trx, [team.id], call.context.rowLocks, { edited: true })
    if (member.id !== team.captain_id) await tellMember(trx, call, 'captain', member, team)
  })
  call.context.jobs.wake()
  return readOwn(call)
}

/**
 * The caller's team, and somebody who is in it or has asked to join. Rows are locked in one order: fundraisers, then
 * the team.
 */
export async function asCaptain(
  trx: Transaction<Database>,
  call: Call<unknown>,
  slug: string,
  by: 'team_id' | 'asked_team_id',
): Promise<{ team: TeamRow; other: FundraiserRow }> {
  const event = await call.event()
  const own = await lockOwn(trx, call)
  const other = await trx
    .selectFrom('fundraisers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('slug', '=', slug)
    .$if(call.context.rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  const team = await lockOwnTeam(trx, call, own)
  if (!other) throw fundraiserNotFound()
  if (other[by] !== team.id) throw by === 'team_id' ? notInTeam() : notAsking()
  return { team, other }
}

async function lockTeams(trx: Transaction<Database>, rowLocks: boolean, ids: readonly string[]) {
  if (!rowLocks || !ids.length) return
  await trx.selectFrom('fundraiser_teams').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

const notInTeam = () =>
  new HttpError(409, { error: 'not_in_team', error_description: 'This person is no longer in your team.' })

const notAsking = () =>
  new HttpError(409, { error: 'not_asking', error_description: 'This person no longer asks to join your team.' })

const captainMustStay = () =>
  new HttpError(409, {
    error: 'captain_must_stay',
    error_description: 'You are the captain: make somebody else captain first.',
  })
