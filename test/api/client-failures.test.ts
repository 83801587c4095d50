import { describe, expect, test } from 'vitest'
import { type Answer, json, offline, text } from '../support/fake-server.ts'
import { dropThing, failureOf, makeThing, openThing, readThing, testClient } from './test-client.ts'

const calls = [
  ['an open read', 'GET /thing', openThing],
  ['a read', 'GET /thing', readThing],
  ['a write', 'POST /thing', makeThing],
] as const

const captivePortal = text('<!doctype html><title>Sign in to the hotel</title>', 200, { 'content-type': 'text/html' })
const named = (name: string) => () => Promise.reject(new DOMException('gone', name))

describe.each(calls)('%s', (_, name, endpoint) => {
  async function failure(answer: Answer) {
    const { client, server } = testClient()
    server.answer(name, answer)
    const failure = await failureOf(client.call(endpoint, {}))
    // Whatever the failure, the request is never repeated.
    expect(server.requests).toHaveLength(1)
    return failure
  }

  test.each<[string, Answer, string]>([
    ['no network', offline, 'network'],
    ['a request that somebody aborted', named('AbortError'), 'aborted'],
    ['a request that took too long', named('TimeoutError'), 'timeout'],
    ['a sign-in page of a hotel', captivePortal, 'shape'],
    ['truncated JSON', text('{"name":"thi', 200, { 'content-type': 'application/json' }), 'shape'],
    ['an empty body', text('', 200), 'shape'],
    ['no content', text(null, 204), 'shape'],
    ['another type', json({ name: 5 }), 'shape'],
    ['a field that is missing', json({}), 'shape'],
    ['null', json(null), 'shape'],
  ])('takes %s for what it is', async (_, answer, type) => {
    expect((await failure(answer)).type).toBe(type)
  })

  test('aborts when the caller does', async () => {
    const { client, server } = testClient()
    server.answer(name, () => new Promise(() => {}))
    const abort = new AbortController()
    const failed = failureOf(client.call(endpoint, {}, { signal: abort.signal }))
    abort.abort()
    expect(await failed).toEqual({ type: 'aborted' })
  })

  test('tells a broken answer from a refused one', async () => {
    const body = new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) })
    expect(await failure(() => new Response(body, { status: 200 }))).toEqual({ type: 'network' })
  })

  test.each([400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504, 511])('says so of a %i', async status => {
    expect(await failure(json({ error: 'some_code' }, status))).toMatchObject({
      type: 'http',
      status,
      said: { error: 'some_code' },
    })
  })

  test("keeps the server's words and the fields that it means", async () => {
    const body = {
      error: 'validation_error',
      error_description: 'Please look again.',
      error_header: 'Not quite',
      button_label: 'OK',
      redirect_route: '/pledge',
      fields: { email: 'Enter an email address', amount: 5 },
    }
    expect(await failure(json(body, 400))).toMatchObject({
      said: { error_header: 'Not quite', error_description: 'Please look again.', redirect_route: '/pledge' },
      fields: { email: 'Enter an email address' },
    })
  })

  test('shows no text of an error page as a message', async () => {
    expect(await failure(text('<h1>502 Bad Gateway</h1>', 502))).toMatchObject({ status: 502, said: {}, fields: {} })
    expect(await failure(json({ error: { code: 5 }, fields: ['email'] }, 400))).toMatchObject({ said: {} })
  })

  test('knows how long it is asked to wait', async () => {
    expect(await failure(json({ error: 'rate_limited' }, 429, { 'retry-after': '30' }))).toMatchObject({
      status: 429,
      retryAfter: 30,
    })
    expect(await failure(json({}, 429))).toMatchObject({ retryAfter: Number.NaN })
  })
})

test('an endpoint that expects no content takes none', async () => {
  const { client, server } = testClient()
  server.answer('POST /thing', text(null, 204))
  expect(await client.call(dropThing, {})).toBe(null)
})

test('an error says what happened and nobody’s name', async () => {
  const { client, server } = testClient()
  const body = {
    error: 'account_exists',
    error_description: 'ada@example.com has one',
    fields: { email: 'ada is taken' },
  }
  server.answer('POST /thing', json(body, 409))
  await expect(client.call(makeThing, {})).rejects.toThrow(/409/)
  const problem = await client.call(makeThing, {}).catch(String)
  expect(problem).not.toContain('ada')
})

test('keeps the cause of a lost call', async () => {
  const { client, server } = testClient()
  server.answer('GET /thing', offline)
  await expect(client.call(openThing, {})).rejects.toMatchObject({ cause: { message: 'Failed to fetch' } })
})
