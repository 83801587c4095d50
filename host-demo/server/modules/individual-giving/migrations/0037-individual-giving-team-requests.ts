import { type Kysely, type Migration, sql } from 'kysely'

export const individualGivingTeamRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table fundraiser_teams add approval boolean not null default false',
  'alter table fundraisers add asked_team_id text references fundraiser_teams on delete set null',
  'create index on fundraisers (asked_team_id) where asked_team_id is not null',
]
