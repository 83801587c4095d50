import { parse } from 'valibot'
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '../../../../src/api/endpoint.ts'
import type { ErrorBody } from '../../../../src/api/errors.ts'
import { headers } from '../../../../src/api/headers.ts'

/** The server, the event and the session that a guest's calls use. */
export interface Session {
  /** Such as `http://localhost:4400`. */
  readonly host: string
  /** The event's id or path name. */
  readonly event: string
  readonly token?: string
}

export type Answer<Output> = { readonly output: Output } | { readonly refused: string; readonly wait: number }

/** Milliseconds that one call may take. */
const timeLimit = 15_000

/**
 * Makes one call as a browser does. A refusal gives its error code, and the milliseconds that the server asks to
 * wait.
 * @throws if nothing answers, or if the answer does not fit the endpoint
 */
export async function call<E extends Endpoint>(
  { host, event, token }: Session,
  endpoint: E,
  input: InputOf<E>,
): Promise<Answer<OutputOf<E>>> {
  const { url, body } = addressOf(endpoint, { ...(input as Record<string, unknown>) }, host)
  const sent = new Headers({ [headers.eventId]: event })
  if (body) sent.set('content-type', 'application/json')
  if (token) sent.set('authorization', `Bearer ${token}`)
  const signal = AbortSignal.timeout(timeLimit)
  const init = { method: endpoint.method, headers: sent, signal, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(url, init)
  if (response.ok) return { output: parse(endpoint.output, await response.json()) as OutputOf<E> }
  const { error } = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  return { refused: error ?? String(response.status), wait: Number(response.headers.get('retry-after') ?? 0) * 1000 }
}

/** @throws if it is refused */
export async function ask<E extends Endpoint>(session: Session, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await call(session, endpoint, input)
  if ('output' in answer) return answer.output
  throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${answer.refused}`)
}
