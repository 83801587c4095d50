import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { newId } from './ids.ts'
import type { Kind, Kinds } from './kinds.ts'
import { missingResource } from './problem.ts'

/** A card's secret state, which the API never returns. */
export interface Hidden {
  /** The test card's number. Other numbers are never stored. */
  card?: string
  /** Later payments were agreed to, with authentication. */
  setUp?: boolean
  /** A bank account: payments stay in `processing`. */
  slow?: boolean
}

/** The request behind the work: named in events, and its origin is used for redirects. */
export interface Request {
  id: string
  idempotencyKey: string | null
  /** The address by which the caller reached us, such as `http://127.0.0.1:4400`. */
  origin: string
  apiVersion: string
  /** Was it called by Stripe.js rather than a server? */
  fromBrowser: boolean
}

/** One request's unit of work: all changes are written, with their events, or none. */
export class Work {
  readonly request: Request
  /** Seconds since 1970. */
  readonly now: number
  readonly #client: PoolClient

  constructor(client: PoolClient, request: Request, now: number) {
    this.#client = client
    this.request = request
    this.now = Math.floor(now / 1000)
  }

  /** @throws {Problem} resource_missing */
  async find<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.#select(kind, id, '', param)
  }

  /** As `find`, and locks it until this work is done. */
  async lock<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    return this.#select(kind, id, 'for update', param)
  }

  async findAny(id: string): Promise<object | undefined> {
    const { rows } = await this.#client.query<{ body: object }>(
      'select body from stripe_stand_in.objects where id = $1',
      [id],
    )
    return rows[0]?.body
  }

  async hidden(id: string): Promise<Hidden> {
    const { rows } = await this.#client.query<{ hidden: Hidden }>(
      'select hidden from stripe_stand_in.objects where id = $1',
      [id],
    )
    return rows[0]?.hidden ?? {}
  }

  /** Newest first. */
  async ofCustomer<K extends Kind>(kind: K, customer: string): Promise<Kinds[K][]> {
    const { rows } = await this.#client.query<{ body: Kinds[K] }>(
      'select body from stripe_stand_in.objects where customer = $1 and kind = $2 order by sequence desc',
      [customer, kind],
    )
    return rows.map(row => row.body)
  }

  /** Newest first. */
  async ofIntent<K extends 'dispute' | 'refund'>(kind: K, paymentIntent: string): Promise<Kinds[K][]> {
    const { rows } = await this.#client.query<{ body: Kinds[K] }>(
      `select body from stripe_stand_in.objects
       where kind = $1 and body ->> 'payment_intent' = $2 order by sequence desc`,
      [kind, paymentIntent],
    )
    return rows.map(row => row.body)
  }

  /** Writes a new or changed object. */
  async save(object: Kinds[Kind] | Stripe.DeletedCustomer, hidden?: Hidden): Promise<void> {
    const customer = 'customer' in object && typeof object.customer === 'string' ? object.customer : null
    await this.#client.query(
      `insert into stripe_stand_in.objects (id, kind, customer, body, hidden)
       values ($1, $2, $3, $4, coalesce($5::json, '{}'))
       on conflict (id) do update set customer = excluded.customer, body = excluded.body,
         hidden = coalesce($5::json, objects.hidden)`,
      [object.id, object.object, customer, JSON.stringify(object), hidden ? JSON.stringify(hidden) : null],
    )
  }

  /** Records an event with the object as it is now. Sent after the commit. */
  async emit(type: string, object: object): Promise<void> {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: this.request.apiVersion,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.request.id, idempotency_key: this.request.idempotencyKey },
      type,
    }
    await this.#client.query(
      'insert into stripe_stand_in.events (id, type, body, next_attempt_at) values ($1, $2, $3, $4)',
      [event.id, type, JSON.stringify(event), this.now * 1000],
    )
  }

  async findEvents({ type, limit, startingAfter }: { type?: string; limit: number; startingAfter?: string }) {
    const { rows } = await this.#client.query<{ body: object }>(
      `select body from stripe_stand_in.events
       where ($1::text is null or type = $1)
         and ($2::text is null or sequence < (select sequence from stripe_stand_in.events where id = $2))
       order by sequence desc limit $3`,
      [type ?? null, startingAfter ?? null, limit],
    )
    return rows.map(row => row.body)
  }

  /** @throws {Problem} resource_missing */
  async findEvent(id: string): Promise<object> {
    const { rows } = await this.#client.query<{ body: object }>(
      'select body from stripe_stand_in.events where id = $1',
      [id],
    )
    if (!rows[0]) throw missingResource('event', id)
    return rows[0].body
  }

  async #select<K extends Kind>(kind: K, id: string, lock: '' | 'for update', param?: string): Promise<Kinds[K]> {
    const { rows } = await this.#client.query<{ body: Kinds[K] }>(
      `select body from stripe_stand_in.objects where id = $1 and kind = $2 ${lock}`,
      [id, kind],
    )
    if (!rows[0] || 'deleted' in rows[0].body)
      throw missingResource(kind, id, param ?? (kind === 'payment_intent' ? 'intent' : kind))
    return rows[0].body
  }
}
