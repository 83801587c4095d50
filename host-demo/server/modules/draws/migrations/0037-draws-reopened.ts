import { type Kysely, type Migration, sql } from 'kysely'

/** A draw that was closed before its time may be opened again, and its public record says so. */
export const reopenedDraws: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table draw_log
          drop constraint draw_log_kind_check,
          add constraint draw_log_kind_check check (kind in ('opened', 'closed', 'reopened', 'drawn', 'redrawn'))`,
      )
      .execute(db)
  },
}
