import type { Transaction } from 'kysely'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Call } from '../../../identity/call.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { countIfAllowed } from '../../../platform/http/rate-limit.ts'
import { isTitle } from '../../../platform/mail/names.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import type { FundraiserRow, TeamRow } from '../find.ts'
import { refreshTeams } from '../totals.ts'
import { words } from '../words.ts'

/**
 * The most mails to one captain for repeated requests of one person. Later requests are shown in the account only.
 */
const mostMailsADay = 3

/** Asks a team's captain to join. The captain gets a mail and decides in their account. */
export async function ask(
  trx: Transaction<Database>,
  { event: find, context: { now, rowLocks }, publicUrl }: Call<unknown>,
  own: FundraiserRow,
  team: TeamRow,
): Promise<void> {
  if (own.asked_team_id === team.id) return
  await trx.updateTable('fundraisers').set({ asked_team_id: team.id }).where('id', '=', own.id).execute()
  // The captains' open account pages read the request, and that an earlier one is gone.
  await refreshTeams(trx, [team.id, own.asked_team_id], rowLocks)
  const captain = await ownerOf(trx, team.captain_id)
  const at = await databaseTime(trx, now)
  const limit = { of: ['team request', own.id, team.id], most: mostMailsADay, minutes: 24 * 60 }
  if (!captain?.email || !(await countIfAllowed(trx, [limit], at))) return
  const event = await find()
  const link = siteAddress(event, publicUrl) + pathTo('account', { rest: ['fundraising'] })
  const isNamed = isTitle(own.name)
  const said = { name: own.name, team: team.name }
  const draft = {
    kind: 'team_request',
    subject: words(isNamed ? 'requestSubject' : 'requestSubjectBare', said),
    to: captain.first_name,
    parts: [words(isNamed ? 'request' : 'requestBare', said), { link, label: words('requestLabel') }],
  }
  await postMail(trx, event, captain.email, draft, at)
}

/** The account behind a fundraiser's page. */
export const ownerOf = (trx: Transaction<Database>, fundraiserId: string | null) =>
  trx
    .selectFrom('fundraisers')
    .innerJoin('users', 'users.id', 'fundraisers.user_id')
    .select(['users.first_name', 'users.email'])
    .where('fundraisers.id', '=', fundraiserId ?? '')
    .executeTakeFirst()
