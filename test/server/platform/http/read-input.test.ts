import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerError } from '../../../../host-demo/server/platform/http/answer-error.ts'
import { readInput } from '../../../../host-demo/server/platform/http/read-input.ts'
import type { Endpoint } from '../../../../src/api/endpoint.ts'

const app = new Hono()
app.post('/', async http => http.json(Object.keys(await readInput(http, { method: 'POST' } as Endpoint))))
app.onError((problem, http) => answerError(problem, http))

const send = (body: string) =>
  app.request('/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

const parts = (one: string) => `{"picture":[${Array(400_000).fill(one).join(',')}]}`

test.each(['""', '12', '[]', '{}'])('refuses a large body of many values such as %s before it is parsed', async one => {
  const answer = await send(parts(one))
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: 'validation_error', fields: { request: 'A body of this size has at most 1000 values.' } },
  ])
})

test('reads a large body with one long text', async () => {
  const answer = await send(JSON.stringify({ picture: 'x'.repeat(2_000_000), name: 'boat.jpg' }))
  expect([answer.status, await answer.json()]).toEqual([200, ['picture', 'name']])
})
