/**
 * The stand-in's own schema, separate from the product's tables. `json` rather than `jsonb`, which would reorder
 * fields.
 */
export const tables = `
  create schema if not exists stripe_stand_in;

  create table if not exists stripe_stand_in.objects (
    id text primary key,
    sequence bigint generated always as identity,
    kind text not null,
    customer text,
    body json not null,
    hidden json not null default '{}'
  );
  create index if not exists objects_customer on stripe_stand_in.objects (customer, kind);

  create table if not exists stripe_stand_in.events (
    id text primary key,
    sequence bigint generated always as identity,
    type text not null,
    body json not null,
    attempts integer not null default 0,
    next_attempt_at double precision not null,
    delivered_at double precision
  );
  create index if not exists events_pending on stripe_stand_in.events (next_attempt_at) where delivered_at is null;

  create table if not exists stripe_stand_in.idempotency (
    key text primary key,
    fingerprint text not null,
    started_at double precision not null,
    status integer,
    body json
  );
`
