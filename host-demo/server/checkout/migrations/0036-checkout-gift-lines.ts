import { type Kysely, type Migration, sql } from 'kysely'

/** Whether a line is a gift that Gift Aid can be claimed on, declared or not: its receipt says so. */
export const giftLines: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table order_lines add is_gift boolean not null default false').execute(db)
    await sql
      .raw(
        `update order_lines set is_gift = true where origin in ('donation', 'pledge')
          or id in (select order_line_id from gift_aid_declarations)`,
      )
      .execute(db)
  },
}
