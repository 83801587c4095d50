import * as v from 'valibot'
import { createClient } from '../../src/api/client.ts'
import { type Description, endpoint } from '../../src/api/endpoint.ts'
import { ApiError, type Failure } from '../../src/api/errors.ts'
import type { Environment } from '../../src/lib/environment.ts'
import { testEnvironment } from '../support/test-environment.ts'

const base = {
  path: '/thing',
  scope: 'event',
  access: 'anyone',
  output: v.object({ name: v.string() }),
} as const

type Anything = Description<v.LooseObjectSchema<Record<never, never>, undefined>>

export const readThing = endpoint<Anything>()({ ...base, method: 'GET' })
export const makeThing = endpoint<Anything>()({ ...base, method: 'POST' })
export const openThing = endpoint<Anything>()({ ...base, method: 'GET', access: 'open' })
export const appThing = endpoint<Anything>()({ ...base, method: 'GET', scope: 'app' })
export const dropThing = endpoint<Anything>()({ ...base, method: 'POST', output: v.nullable(v.object({})) })
export const putThing = endpoint<Anything>()({ ...base, method: 'PUT' })
export const patchThing = endpoint<Anything>()({ ...base, method: 'PATCH' })

interface Given extends Partial<Environment> {
  eventId?: string | undefined
  token?: string | undefined
}

/** A client and its server, for one test. */
export function testClient({ eventId, token, ...given }: Given = {}) {
  const environment = testEnvironment(given)
  const news: Headers[] = []
  const client = createClient(environment, {
    host: 'https://give.example',
    eventId: () => eventId,
    token: () => token,
    onNews: ({ headers }) => void news.push(headers),
  })
  return { client, news, server: environment.server, environment }
}

/** The failure of a call. A call that succeeds, or throws anything else, fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const problem = await call.then(
    answer => new Error(`It went well: ${JSON.stringify(answer)}`),
    (problem: unknown) => problem,
  )
  if (problem instanceof ApiError) return problem.failure
  throw problem
}
