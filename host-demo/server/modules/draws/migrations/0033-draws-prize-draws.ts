import { type Kysely, type Migration, sql } from 'kysely'

export const prizeDraws: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table draws (
    id text primary key,
    event_id text not null references events on delete cascade,
    kind text not null check (kind in ('incidental', 'small_society', 'private')),
    title text not null,
    summary text not null,
    description text not null,
    picture text,
    prizes jsonb not null,
    price bigint not null check (price > 0),
    sold_by text not null check (sold_by in ('entries', 'fixed_price')),
    numbers_each integer not null check (numbers_each > 0),
    capacity integer check (capacity > 0),
    per_person integer check (per_person > 0),
    minimum_age integer not null check (minimum_age >= 16),
    society text not null,
    promoter text not null,
    registration text,
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    draws_at timestamptz not null,
    state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'drawn')),
    sold integer not null default 0 check (sold >= 0),
    last_number integer not null default 0,
    sequence bigint not null default 0,
    seed text,
    seed_hash text,
    seal text,
    created_at timestamptz not null default now(),
    check (capacity is null or sold <= capacity),
    check (capacity is null or last_number <= capacity)
  )`,
  'create index on draws (event_id, draws_at)',
  `create table draw_lines (
    order_line_id bigint primary key references order_lines on delete cascade,
    draw_id text not null references draws on delete cascade,
    show_name boolean not null
  )`,
  'create index on draw_lines (draw_id)',
  // The primary key keeps a number from being given out twice.
  `create table draw_entries (
    draw_id text not null references draws on delete cascade,
    number integer not null check (number > 0),
    order_line_id bigint not null references draw_lines on delete cascade,
    state text not null check (state in ('held', 'sold', 'refunded')),
    primary key (draw_id, number)
  )`,
  'create index on draw_entries (order_line_id)',
  // Numbers whose hold was released, to be sold again.
  `create table draw_free_numbers (
    draw_id text not null references draws on delete cascade,
    number integer not null,
    primary key (draw_id, number)
  )`,
  `create table draw_log (
    draw_id text not null references draws on delete cascade,
    sequence integer not null,
    at timestamptz not null,
    kind text not null check (kind in ('opened', 'closed', 'drawn', 'redrawn')),
    prize integer,
    number integer,
    reason text,
    primary key (draw_id, sequence),
    check ((kind = 'redrawn') = (reason is not null))
  )`,
  // No number is drawn twice.
  'create unique index draw_log_numbers on draw_log (draw_id, number) where number is not null',
  `create function draw_log_stands() returns trigger language plpgsql as
    $$ begin raise exception 'The record of a draw is never changed'; end $$`,
  'create trigger draw_log_stands before update on draw_log for each row execute function draw_log_stands()',
]
