import { Hono } from 'hono'
import pg from 'pg'
import { expect, test } from 'vitest'
import { answerError } from '../../../../host-demo/server/platform/http/answer-error.ts'

async function answerTo(problem: Error) {
  const app = new Hono()
  app.get('/', () => {
    throw problem
  })
  app.onError((problem, http) => answerError(problem, http))
  const answer = await app.request('/')
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const fromServer = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  fromServer('57P01'),
  fromServer('57P03'),
  fromServer('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
])('says 503 and when to come back for a lost database: %s', async problem => {
  expect(await answerTo(problem)).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { error: 'database_unavailable' },
  })
})

test.each([
  fromServer('23505'),
  fromServer('57014'),
  new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
  new Error('x'),
])('says 500 for any other problem: %s', async problem => {
  expect(await answerTo(problem)).toMatchObject({ status: 500, retryAfter: null, body: { error: 'server_error' } })
})
