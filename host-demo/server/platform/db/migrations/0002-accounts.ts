import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts with password, PIN or code, sessions, kept cards, and mails. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table users
    alter column password drop not null,
    add column mobile_normal text,
    add column secure_pin text,
    add column next_secure_pin text,
    add column next_secure_pin_expires_at timestamptz,
    add column address jsonb,
    add column stripe_customer_id text unique`,
  'create index on users (mobile_normal)',
  `alter table sessions
    add column id text not null unique default gen_random_uuid()::text,
    add column began_at timestamptz not null default now(),
    add column used_at timestamptz not null default now(),
    add column device text,
    add column network_hash text`,
  'create index on sessions (user_id)',
  `alter table mail_links
    add column purpose text not null default 'sign_in' check (purpose in ('sign_in', 'reset_password'))`,
  `create table code_waits (
    id_hash text primary key,
    purpose text not null check (purpose in ('sign_in', 'sign_up', 'new_email', 'proof')),
    subject text not null,
    recipient text,
    user_id text references users on delete cascade,
    event_id text not null references events on delete cascade,
    details jsonb,
    began_at timestamptz not null,
    sent_at timestamptz not null,
    sends integer not null,
    done_at timestamptz
  )`,
  'create index on code_waits (began_at)',
  `create table one_time_codes (
    id bigint generated always as identity primary key,
    purpose text not null,
    subject text not null,
    code_hash text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index on one_time_codes (subject, purpose)',
  'create index on one_time_codes (expires_at)',
  `create table communication_choices (
    user_id text not null references users on delete cascade,
    event_id text not null references events on delete cascade,
    channel text not null check (channel in ('email', 'sms', 'phone', 'post')),
    allowed boolean not null,
    decided_at timestamptz not null,
    primary key (user_id, event_id, channel)
  )`,
  `create table cards (
    id text primary key,
    user_id text not null references users on delete cascade,
    payment_method_id text not null unique,
    brand text not null,
    last4 text not null,
    exp_month integer not null,
    exp_year integer not null,
    is_default boolean not null,
    kept_at timestamptz not null,
    removed_at timestamptz
  )`,
  'create unique index one_default_card on cards (user_id) where is_default',
  `create table mails (
    id text primary key,
    sequence bigint generated always as identity,
    kind text not null,
    recipient text not null,
    sender_name text not null,
    subject text not null,
    body_text text not null,
    body_html text not null,
    created_at timestamptz not null,
    useless_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz not null
  )`,
  'create index on mails (next_try_at)',
]
