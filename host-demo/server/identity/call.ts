import type { Context as HonoContext } from 'hono'
import type { InferInput, InferOutput } from 'valibot'
import type { Endpoint, Schema } from '../../../src/api/endpoint.ts'
import type { Context } from '../platform/context.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Event } from './events.ts'
import type { Person } from './sessions.ts'

/** One parsed request: everything that a handler may know of it. */
export interface Call<Input> {
  readonly context: Context
  /** Decoded by the endpoint's schema. */
  readonly input: Input
  readonly http: HonoContext
  /**
   * The event that the request names. It does not prove that a record of the request belongs to this event.
   * @throws {HttpError} 404 `event_not_found`
   */
  event(): Promise<Event>
  /**
   * The signed-in person, if any.
   * @throws {HttpError} 401 for an invalid token, so that a signed-in person is never silently treated as a guest
   */
  person(): Promise<Person | undefined>
  /** The token of the request. */
  readonly token: string | undefined
  /** The client's address, for rate limits; the /64 of an IPv6 address. */
  readonly address: string
  /** The server's public address, such as `https://give.example`. */
  readonly publicUrl: string
}

type InputFor<E> = E extends Endpoint<infer Input, Schema> ? InferOutput<Input> : never
type AnswerOf<E> = E extends Endpoint<Schema, infer Output> ? InferInput<Output> : never

/** Handles an endpoint and returns its wire shape. */
export type Handler<E extends Endpoint> = (call: Call<InputFor<E>>) => Promise<AnswerOf<E>>

/**
 * Runs a call's work, or throws before anything is read for it: for calls that many people make at the same moment.
 */
export type Admit = <T>(context: Context, work: () => Promise<T>) => Promise<T>

/** A handler of any endpoint. */
export type AnyHandler = ((call: Call<never>) => Promise<unknown>) & { readonly admit?: Admit }

/**
 * For calls that need a signed-in person.
 * @throws {HttpError} 401
 */
export async function personOrRefuse(call: Pick<Call<unknown>, 'person'>): Promise<Person> {
  const person = await call.person()
  if (person) return person
  throw new HttpError(401, {
    error: 'invalid_token',
    error_header: 'Sign-in needed',
    error_description: 'Please sign in first.',
  })
}
