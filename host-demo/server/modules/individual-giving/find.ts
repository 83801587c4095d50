import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

export type FundraiserRow = Selectable<Database['fundraisers']>
export type TeamRow = Selectable<Database['fundraiser_teams']>

/**
 * A fundraiser that is not hidden.
 * @throws {HttpError} 404 `fundraiser_not_found`
 */
export async function findShown(db: Kysely<Database>, eventId: string, slug: string): Promise<FundraiserRow> {
  const found = await findFundraiser(db, eventId, slug)
  if (!found.shown) throw fundraiserNotFound()
  return found
}

/**
 * A fundraiser, even a hidden one.
 * @throws {HttpError} 404 `fundraiser_not_found`
 */
export async function findFundraiser(db: Kysely<Database>, eventId: string, slug: string): Promise<FundraiserRow> {
  const found = await db
    .selectFrom('fundraisers')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (found) return found
  throw fundraiserNotFound()
}

/** @throws {HttpError} 404 `team_not_found` */
export async function findTeam(db: Kysely<Database>, eventId: string, slug: string): Promise<TeamRow> {
  const found = await db
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('slug', '=', slug)
    .where('shown', '=', true)
    .executeTakeFirst()
  if (found) return found
  throw teamNotFound()
}

/** Was the account of its owner deleted? Pages of the demo have no owner either, but an address with a name. */
export const isErased = ({ id, slug }: Pick<FundraiserRow, 'id' | 'slug'>) => slug === id

export const teamNotFound = () =>
  new HttpError(404, { error: 'team_not_found', error_description: 'This team is not here (any more).' })

export function fundraiserNotFound(): HttpError {
  return new HttpError(404, {
    error: 'fundraiser_not_found',
    error_description: 'This fundraiser’s page is not here (any more).',
  })
}

/** Does a fundraiser or a team show this picture? */
export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('fundraisers')
    .select('id')
    .where('picture', '=', path)
    .unionAll(db.selectFrom('fundraiser_teams').select('id').where('picture', '=', path))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
