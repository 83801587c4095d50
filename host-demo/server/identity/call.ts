import type { Context as HonoContext } from 'hono'
import type { InferInput, InferOutput } from 'valibot'
import type { Endpoint, Schema } from '../../../src/api/endpoint.ts'
import type { Context } from '../platform/context.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Event } from './events.ts'
import type { Person } from './sessions.ts'

/** One request, read: what a handler may know of it. */
export interface Call<Input> {
  readonly context: Context
  /** Decoded by the endpoint's own schema. */
  readonly input: Input
  readonly http: HonoContext
  /**
   * The event that is meant. Never a proof that something belongs to it.
   * @throws {HttpError} 404 `event_not_found`
   */
  event(): Promise<Event>
  /**
   * Who is signed in, if anybody.
   * @throws {HttpError} 401 for a token that is worth nothing: nobody is taken for a guest in silence
   */
  person(): Promise<Person | undefined>
  /** The token of the request. */
  readonly token: string | undefined
  /** Address of the client, for limits; of IPv6 its /64. */
  readonly address: string
  /** Such as `https://give.example`: what this server is called from outside. */
  readonly publicUrl: string
}

type InputFor<E> = E extends Endpoint<infer Input, Schema> ? InferOutput<Input> : never
type AnswerOf<E> = E extends Endpoint<Schema, infer Output> ? InferInput<Output> : never

/** Answers an endpoint in its wire shape. */
export type Handler<E extends Endpoint> = (call: Call<InputFor<E>>) => Promise<AnswerOf<E>>

/** A handler of whichever endpoint. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>

/**
 * For calls that only somebody who is signed in may make.
 * @throws {HttpError} 401
 */
export async function personOrRefuse(call: Pick<Call<unknown>, 'person'>): Promise<Person> {
  const person = await call.person()
  if (person) return person
  throw new HttpError(401, { error: 'invalid_token', error_description: 'Please sign in first.' })
}
