import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { log } from '../../host-demo/server/platform/log.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { freePort } from '../free-port.ts'
import { event, startDemo } from './demo-server.ts'
import { serve } from './served.ts'

const statusOf = async (address: string) => (await fetch(address)).status

test('reports that it is not ready before it refuses connections, and finishes running requests', async () => {
  const demo = await startDemo(postgresql, {}, { drain: 8000 })
  const probes = () => Promise.all(['/livez', '/readyz', '/healthz'].map(path => statusOf(demo.url + path)))
  expect(await probes()).toEqual([200, 200, 200])
  // Proxies keep connections for a minute.
  expect((await fetch(`${demo.url}/livez`)).headers.get('keep-alive')).toBe('timeout=75')
  const closing = demo.close()
  expect(await probes()).toEqual([200, 503, 503])
  const late = await fetch(`${demo.url}${apiPath}/app/settings?event=${event}`)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  await closing
  await expect(fetch(`${demo.url}/livez`)).rejects.toThrow()
})

test('a second SIGTERM cuts nothing that the first lets finish', async () => {
  const { url, child } = await serve({ DRAIN_SECONDS: '15' }, 'demo')
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503)
  child.kill('SIGTERM')
  await new Promise(done => setTimeout(done, 300))
  expect(await statusOf(`${url}/livez`)).toBe(200)
  expect(await exit).toEqual([0, null])
}, 180_000)

test('stops without waiting for a silent connection, and answers one with a request', async () => {
  const demo = await startDemo(postgresql)
  const [silent, asking] = [connect(demo.port, '127.0.0.1'), connect(demo.port, '127.0.0.1')]
  await Promise.all([once(silent, 'connect'), once(asking, 'connect')])
  asking.write(
    `POST ${apiPath}/users/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  )
  await fetch(`${demo.url}/livez`)
  let answer = ''
  asking.on('data', data => (answer += data))
  const closing = demo.close()
  await once(silent.resume(), 'close')
  expect(answer).toBe('')
  asking.write('}')
  await once(asking, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 4/)
  await closing
})

test('is alive, but not ready, while the database is unreachable', async () => {
  const demo = await startDemo(postgresql)
  // A job that is just being claimed would wait for a connection until it gives up.
  await demo.context.jobs.runDue()
  await demo.context.db.destroy()
  expect(await statusOf(`${demo.url}/livez`)).toBe(200)
  expect(await statusOf(`${demo.url}/readyz`)).toBe(503)
  await demo.close().catch(() => undefined)
})

test('counts requests, jobs, pushes and sockets, at an address of its own', async () => {
  const metrics = { host: '127.0.0.1', port: await freePort() }
  const refusing = { publishBatch: () => Promise.reject(new Error('Pusher is away')) }
  const demo = await startDemo(postgresql, { publisher: refusing }, { metrics })
  onTestFinished(demo.close)
  const { db, pusher } = demo.context
  const socket = new WebSocket(`${demo.url.replace('http', 'ws')}/app/${pusher.key}?protocol=7`)
  onTestFinished(() => socket.terminate())
  await new Promise(done => socket.once('message', done))
  await demo.call(endpoints.donationTotal, { event })
  await fetch(`${demo.url}/no-such-page-with-a-token-in-it`)
  await schedule(db, { kind: 'of-another-release', key: '1', dueAt: new Date(Date.now() - 60_000) })
  // Failed, and tried again in an hour as designed.
  await schedule(db, { kind: 'with-backoff', key: '1', dueAt: new Date(Date.now() - 60_000) })
  const inAnHour = sql<Date>`now() + interval '1 hour'`
  await db
    .updateTable('jobs')
    .set({ run_at: inAnHour, last_problem: 'Error' })
    .where('kind', '=', 'with-backoff')
    .execute()
  await schedule(db, { kind: 'given-up', key: '1', dueAt: new Date(Date.now() - 60_000) })
  await db
    .updateTable('jobs')
    .set({ failed_at: sql<Date>`now()`, last_problem: 'Error' })
    .where('kind', '=', 'given-up')
    .execute()
  await db
    .insertInto('outbox')
    .values({ channel: 'one', event: 'total', data: '{}', created_at: sql`now() - interval '90 seconds'` })
    .execute()
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  expect(text).toMatch(
    /fayre_http_requests_total\{method="GET",route="\/api\/v1\/donations\/total[^"]*",status="200"\} 1\n/,
  )
  expect(text).toMatch(/fayre_http_request_seconds_count\{method="GET",route="\/api\/v1\/donations\/total[^"]*"\} 1\n/)
  const countsOf = (kind: string) =>
    ['waiting', 'late', 'retrying', 'failed'].map(name => text.split(`fayre_jobs_${name}{kind="${kind}"} `)[1]?.[0])
  expect(countsOf('of-another-release')).toEqual(['1', '1', '0', '0'])
  expect(countsOf('with-backoff')).toEqual(['1', '0', '1', '0'])
  expect(countsOf('given-up')).toEqual(['0', '0', '0', '1'])
  expect(text).toContain('fayre_outbox_waiting 1\n')
  expect(Number(/fayre_outbox_age_seconds ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
  expect(text).toContain('fayre_sockets 1\n')
  expect(text).not.toContain('no-such-page')
  expect(await statusOf(`${demo.url}/metrics`)).toBe(404)
})

test('a visitor who leaves while they send is no fault of the server', async () => {
  const metrics = { host: '127.0.0.1', port: await freePort() }
  const demo = await startDemo(postgresql, {}, { metrics })
  onTestFinished(demo.close)
  const logged = vi.spyOn(log, 'error')
  onTestFinished(() => logged.mockRestore())
  // What answers no POST reads no body, unless it is in chunks.
  const left = [
    { framing: 'content-length: 50', body: '{"em' },
    { framing: 'transfer-encoding: chunked', body: '5\r\n{"ema' },
  ]
  for (const path of [`${apiPath}/users/login`, `${apiPath}/webhooks/stripe`, '/monthly/none']) {
    for (const { framing, body } of left) {
      const socket = connect(demo.port, '127.0.0.1')
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\n${framing}\r\n\r\n`,
      )
      // The server has begun with the request once it asks for the body.
      await once(socket, 'data')
      socket.write(body)
      socket.resetAndDestroy()
    }
  }
  const counts = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
    const left = [...text.matchAll(/requests_total\{method="POST",[^}]*status="499"\} (\d)/g)]
    return [left.reduce((sum, [, count]) => sum + Number(count), 0), /fayre_http_errors_total (\d+)/.exec(text)?.[1]]
  }
  await expect.poll(counts).toEqual([5, '0'])
  expect(logged).not.toHaveBeenCalled()
})

test('lets only known pages open a socket', async () => {
  const demo = await startDemo(postgresql)
  onTestFinished(demo.close)
  const { db, pusher } = demo.context
  await db.insertInto('event_origins').values({ event_id: event, origin: 'https://charity.example' }).execute()
  const answerTo = (origin: string | undefined) =>
    new Promise<string>((done, fail) => {
      const socket = new WebSocket(
        `${demo.url.replace('http', 'ws')}/app/${pusher.key}?protocol=7`,
        origin ? { origin } : {},
      )
      socket.once('error', fail)
      socket.once('message', data => {
        done(JSON.parse(String(data)).event)
        socket.terminate()
      })
    })
  const connected = 'pusher:connection_established'
  expect(await answerTo('https://stranger.example')).toBe('pusher:error')
  expect(await answerTo('null')).toBe('pusher:error')
  expect(await answerTo('https://charity.example')).toBe(connected)
  expect(await answerTo(demo.url)).toBe(connected)
  expect(await answerTo(undefined)).toBe(connected)
})

test('ends a statement that takes too long', async () => {
  const { config, drop } = await postgresql.prepare()
  if (config.type !== 'postgresql') throw new Error('This test needs PostgreSQL')
  const { db, close } = await openDatabase({ ...config, pool: 1, statementTimeout: 200 })
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('statement timeout')
  await close()
  await drop()
})

test('logs every answer with its request, and no secret', async () => {
  const { url, said } = await serve({ LOG_LEVEL: 'info' }, 'demo')
  const secrets = ['ada-secret@donors.example', 'pass-word-secret', 'token-secret', 'link-secret', 'query-secret']
  const [email, password, token, link, query] = secrets
  const sent = { 'content-type': 'application/json', 'x-event-id': event, 'x-request-id': 'request-of-the-test' }
  const login = await fetch(`${url}${apiPath}/users/login?password=${query}`, {
    method: 'POST',
    headers: { ...sent, authorization: `Bearer ${token}`, cookie: `session=${token}` },
    body: JSON.stringify({ email, password }),
  })
  expect(login.headers.get('x-request-id')).toBe('request-of-the-test')
  const monthly = await fetch(`${url}/monthly/${link}`)
  expect(monthly.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
  const lines = () => said.text.split('\n').filter(line => line.startsWith('{'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(2)
  const entries = lines().map(line => JSON.parse(line))
  expect(entries).toContainEqual(
    expect.objectContaining({
      level: 'info',
      request_id: 'request-of-the-test',
      method: 'POST',
      route: `${apiPath}/users/login`,
      status: login.status,
    }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ route: '/monthly/:token', status: monthly.status }))
  for (const secret of secrets) expect(said.text).not.toContain(secret)
}, 180_000)
