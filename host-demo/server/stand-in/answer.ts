import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Pool, PoolClient } from 'pg'
import { expand } from './expand.ts'
import { type Params, refuseUnknown } from './form.ts'
import { ParameterProblem, Problem } from './problem.ts'
import type { Handler } from './routes.ts'
import { transaction } from './transaction.ts'
import { type Request, Work } from './work.ts'

export interface Answer {
  status: ContentfulStatusCode
  body: object
  /** Nothing was begun, so the call may be repeated with the same idempotency key. */
  undone?: boolean
}

export interface Call {
  handle: Handler
  fields: readonly string[]
  params: Params
  id: string
  request: Request
}

/** Stores an answer together with the call's effects. */
export type Recorder = (client: Pick<PoolClient, 'query'>, answer: Answer) => Promise<void>

/** Runs a call in one transaction and returns its answer. */
export async function answer(
  pool: Pool,
  now: () => number,
  { handle, fields, params, id, request }: Call,
  record?: Recorder,
): Promise<Answer> {
  try {
    refuseUnknown(params, fields)
    return await transaction(pool, async client => {
      const work = new Work(client, request, now())
      const result = await handle(work, params, id)
      const answer: Answer =
        result instanceof Problem
          ? { status: result.status, body: result.body() }
          : { status: 200, body: await expand(work, params, result) }
      await record?.(client, answer)
      return answer
    })
  } catch (problem) {
    const known = problem instanceof Problem ? problem : unexpected(problem)
    const answer: Answer = { status: known.status, body: known.body() }
    if (problem instanceof ParameterProblem) return { ...answer, undone: true }
    await record?.(pool, answer)
    return answer
  }
}

function unexpected(problem: unknown): Problem {
  console.error('The Stripe stand-in failed', problem)
  return new Problem(500, 'api_error', 'Sorry! There was an error while talking to Stripe.')
}
