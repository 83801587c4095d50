import type { Transaction } from 'kysely'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import type { FundraiserRow, TeamRow } from '../find.ts'
import { words } from '../words.ts'
import { ownerOf } from './ask.ts'

const kinds = {
  letIn: 'team_let_in',
  declined: 'team_declined',
  removed: 'team_removed',
  captain: 'team_captain',
} as const

const labels = { letIn: 'letInLabel', declined: 'ownLabel', removed: 'ownLabel', captain: 'captainLabel' } as const

interface Sending {
  readonly context: Pick<Context, 'now'>
  readonly publicUrl: string
}

/** Mails somebody what was decided about them in a team. */
export async function tellMember(
  trx: Transaction<Database>,
  { context: { now }, publicUrl }: Sending,
  decision: keyof typeof kinds,
  member: Pick<FundraiserRow, 'id'>,
  team: Pick<TeamRow, 'event_id' | 'slug' | 'name'>,
): Promise<void> {
  const person = await ownerOf(trx, member.id)
  if (!person?.email) return
  const event = await trx.selectFrom('events').selectAll().where('id', '=', team.event_id).executeTakeFirstOrThrow()
  const path =
    decision === 'letIn' ? pathTo('fundraiser-team', { id: team.slug }) : pathTo('account', { rest: ['fundraising'] })
  const draft = {
    kind: kinds[decision],
    subject: words(`${decision}Subject`, { team: team.name }),
    to: person.first_name,
    parts: [
      words(decision, { team: team.name }),
      { link: siteAddress(event, publicUrl) + path, label: words(labels[decision]) },
    ],
  }
  await postMail(trx, event, person.email, draft, await databaseTime(trx, now))
}
