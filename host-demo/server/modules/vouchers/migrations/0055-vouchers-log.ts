import { type Kysely, type Migration, sql } from 'kysely'

/** Removes the codes of batches from the audit log: see `recordedBatch`. */
export const vouchersLog: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statement).execute(db)
  },
}

const withoutCodes = (column: 'before' | 'after') => `case when ${column} ? 'codes' then
    ${column} - 'codes' || jsonb_build_object('quantity', jsonb_array_length(codes), 'seal', encode(sha256(convert_to(
      (select string_agg(code, E'\\n' order by place)
        from jsonb_array_elements_text(codes) with ordinality as listed (code, place)),
      'UTF8'
    )), 'hex'))
  else ${column} end`

const statement = `update audit_log set
  title = case when title = (codes ->> 0) || ' × ' || jsonb_array_length(codes)
    then '× ' || jsonb_array_length(codes) else title end,
  before = ${withoutCodes('before')},
  after = ${withoutCodes('after')}
from (
  select id as entry, coalesce(after -> 'codes', before -> 'codes') as codes from audit_log where kind = 'voucher_batch'
) as batches
where id = entry and jsonb_typeof(codes) = 'array'`
