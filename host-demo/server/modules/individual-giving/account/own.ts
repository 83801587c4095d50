import { sql, type Transaction } from 'kysely'
import { type Call, personOrRefuse } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { releasePictures } from '../../../platform/files/release-pictures.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import type { FundraiserRow, TeamRow } from '../find.ts'

/** The caller's page, locked. @throws {HttpError} 409 `fundraiser_required` */
export async function lockOwn(trx: Transaction<Database>, call: Call<unknown>): Promise<FundraiserRow> {
  const event = await call.event()
  const person = await personOrRefuse(call)
  const found = await trx
    .selectFrom('fundraisers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('user_id', '=', person.id)
    .$if(call.context.rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  if (found) return found
  throw new HttpError(409, {
    error: 'fundraiser_required',
    error_description: 'Please make your own page first.',
  })
}

/** The team that the caller is captain of, locked. @throws {HttpError} 403 `not_captain` */
export async function lockOwnTeam(
  trx: Transaction<Database>,
  call: Call<unknown>,
  own: FundraiserRow,
): Promise<TeamRow> {
  const team = await trx
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('id', '=', own.team_id ?? '')
    .$if(call.context.rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  if (team && team.captain_id === own.id) return team
  throw new HttpError(403, { error: 'not_captain', error_description: 'Only the team’s captain can do that.' })
}

/** A free address for a page: its name in letters and digits, with a number if it is taken. */
export async function freeSlug(
  trx: Transaction<Database>,
  table: 'fundraisers' | 'fundraiser_teams',
  eventId: string,
  name: string,
): Promise<string> {
  const base = slugOf(name)
  // Serialises calls that make a page of the same name at the same moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${eventId} ${base}`}, 0))`.execute(trx)
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const taken = await trx
      .selectFrom(table)
      .select('id')
      .where('event_id', '=', eventId)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!taken && !reserved.has(slug)) return slug
  }
}

/** Other screens’ addresses below `/individual-giving`. */
const reserved = new Set(['team', 'leave-message', 'checkout', 'guest'])

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return slug.slice(0, 60) || 'page'
}

/**
 * Checks the picture that a page or team gets, and releases the one that it had.
 * @throws {HttpError} 400 unless the picture was uploaded here: a page must not load pictures from other addresses
 */
export async function changePicture(
  trx: Transaction<Database>,
  picture: string | null | undefined,
  earlier: string | null,
): Promise<void> {
  if ((picture || null) === earlier) return
  if (earlier) await releasePictures(trx, [earlier])
  if (!picture) return
  const found = await trx
    .selectFrom('uploaded_pictures')
    .select('path')
    .where('path', '=', picture)
    // So that it is not pruned before the commit.
    .forShare()
    .executeTakeFirst()
  if (!found) throw validationError({ picture: 'Upload this picture first' })
}
