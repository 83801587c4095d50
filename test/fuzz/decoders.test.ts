import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { ApiError } from '../../src/api/errors.ts'
import { endpoints } from '../../src/api/table.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { faultsIn } from './judge.ts'
import { mutated } from './mutate.ts'
import { share, timeLimit } from './runs.ts'
import { wireOf } from './wire.ts'

const all = Object.entries(endpoints) as [string, Endpoint][]
const statuses = fc.constantFrom(200, 200, 200, 200, 200, 200, 200, 201, 400, 401, 404, 409, 429, 500, 502, 503)

const uncaught: unknown[] = []
const note = (problem: unknown) => void uncaught.push(problem)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => {
  process.off('unhandledRejection', note)
  expect(uncaught).toEqual([])
})

/** Decodes one answer and returns what is wrong with the result. A data export is passed on undecoded, as a file. */
async function faultsOf(endpoint: Endpoint, sent: string, status: number): Promise<string[]> {
  const environment = testEnvironment({ fetch: async () => new Response(sent, { status }) })
  const client = createClient(environment, {
    host: 'https://give.example',
    eventId: () => 'event-1',
    token: () => undefined,
    onNews: () => {},
  })
  try {
    const decoded = await client.call(endpoint, pathInput(endpoint))
    return endpoint === endpoints.accountData ? [] : faultsIn(decoded, sent)
  } catch (problem) {
    return problem instanceof ApiError ? [] : [`threw ${String(problem)}`]
  }
}

describe.each(all)('%s', (_, endpoint) => {
  const wire = wireOf(endpoint.output)

  test(
    'takes what the server writes',
    async () => {
      await fc.assert(
        fc.asyncProperty(wire, async value => {
          const sent = JSON.stringify(value)
          expect(v.safeParse(endpoint.output, JSON.parse(sent)).success).toBe(true)
          expect(await faultsOf(endpoint, sent, 200)).toEqual([])
        }),
        share(0.05 / all.length),
      )
    },
    timeLimit,
  )

  test(
    'makes no money of faults, and nothing but an ApiError',
    async () => {
      await fc.assert(
        fc.asyncProperty(mutated(wire), statuses, async (sent, status) => {
          expect(await faultsOf(endpoint, sent, status)).toEqual([])
        }),
        share(0.85 / all.length),
      )
    },
    timeLimit,
  )
})

test('control: an endpoint that accepts everything is found', async () => {
  const { donationTotal } = endpoints
  const careless = { ...donationTotal, output: v.unknown() }
  const run = fc.assert(
    fc.asyncProperty(mutated(wireOf(donationTotal.output)), async sent => {
      expect(await faultsOf(careless, sent, 200)).toEqual([])
    }),
    { ...share(0.85 / all.length), numRuns: 200 },
  )
  await expect(run).rejects.toThrow(/total_raised|goal|donor_count|donation_count|sequence|currency_decimals/)
})

function pathInput({ path }: Endpoint): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x1']))
}
