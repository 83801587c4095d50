import { describe, expect, test } from 'vitest'
import { iconList } from '../../src/api/icons.ts'
import { terminology } from '../../src/api/terminology.ts'
import { json } from '../support/fake-server.ts'
import { appThing, makeThing, openThing, patchThing, putThing, readThing, testClient } from './test-client.ts'

const thing = json({ name: 'thing' })
const secretPage = () => new URL('https://charity.example/gala?promise=s3cret&lot=5#s3cret')

describe.each([
  ['a read', 'GET /thing', readThing],
  ['a write', 'POST /thing', makeThing],
])('%s', (_, name, endpoint) => {
  test('names the page in our own header, by its path alone', async () => {
    const { client, server } = testClient({ location: secretPage })
    server.answer(name, thing)
    await client.call(endpoint, {})
    const [sent] = server.requests
    expect(sent?.headers.get('x-page-url')).toBe('https://charity.example/gala')
    expect(sent?.init.credentials).toBe('include')
    expect(JSON.stringify([...(sent?.headers ?? [])])).not.toContain('s3cret')
    expect(sent?.init.referrerPolicy).toBe('origin')
  })

  test('carries the event and the token, once they are known', async () => {
    const known = testClient({ eventId: 'event-1', token: 'token-1' })
    known.server.answer(name, thing)
    await known.client.call(endpoint, {})
    expect(known.server.requests[0]?.headers.get('x-event-id')).toBe('event-1')
    expect(known.server.requests[0]?.headers.get('authorization')).toBe('Bearer token-1')

    const unknown = testClient()
    unknown.server.answer(name, thing)
    await unknown.client.call(endpoint, {})
    expect(unknown.server.requests[0]?.headers.has('x-event-id')).toBe(false)
    expect(unknown.server.requests[0]?.headers.has('authorization')).toBe(false)
  })
})

test('a call of the app itself carries no event', async () => {
  const { client, server } = testClient({ eventId: 'event-1' })
  server.answer('GET /thing', thing)
  await client.call(appThing, {})
  expect(server.requests[0]?.headers.has('x-event-id')).toBe(false)
})

test('an open read has no header of ours, so that no browser asks first, and names the page as its referrer', async () => {
  const { client, server } = testClient({ location: secretPage, eventId: 'event-1', token: 'token-1' })
  server.answer('GET /thing', thing)
  await client.call(openThing, { event: 'gala' })
  const [sent] = server.requests
  expect([...(sent?.headers ?? [])]).toEqual([])
  expect(sent?.url.href).toBe('https://give.example/api/v1/thing?event=gala')
  expect(sent?.init).toMatchObject({
    credentials: 'same-origin',
    referrer: 'https://charity.example/gala',
    referrerPolicy: 'no-referrer-when-downgrade',
  })
})

test('the organiser’s words and the icons are read without credentials', async () => {
  const { client, server } = testClient()
  server.answer('GET /thing', thing)
  await client.call({ ...openThing, credentials: 'omit' }, {})
  expect(server.requests[0]?.init.credentials).toBe('omit')
  expect([terminology, iconList].map(({ credentials }) => credentials)).toEqual(['omit', 'omit'])
})

test('a fresh read bypasses every cache', async () => {
  const { client, server } = testClient()
  server.answer('GET /thing', thing)
  await client.call(openThing, {})
  await client.call(openThing, {}, { fresh: true })
  expect(server.requests.map(({ init }) => init.cache)).toEqual([undefined, 'no-store'])
})

test.each([
  ['POST', makeThing],
  ['PUT', putThing],
  ['PATCH', patchThing],
])('%s says null for undefined, at every depth, and leaves the object as it is', async (method, endpoint) => {
  const { client, server } = testClient()
  server.answer(`${method} /thing`, thing)
  const input = { a: undefined, b: { c: undefined, d: 0 }, e: ['', undefined, false], f: null }
  await client.call(endpoint, input)
  expect(server.requests[0]?.body).toEqual({ a: null, b: { c: null, d: 0 }, e: ['', null, false], f: null })
  expect(input).toEqual({ a: undefined, b: { c: undefined, d: 0 }, e: ['', undefined, false], f: null })
  expect(server.requests[0]?.headers.get('content-type')).toBe('application/json')
})

test('sends lists as lists even on a page with a `toJSON` of arrays', async () => {
  const { client, server } = testClient()
  server.answer('POST /thing', thing)
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[]' })
  try {
    await client.call({ ...readThing, method: 'POST' }, { lines: [{ amount: 5000 }] })
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(server.requests[0]?.body).toEqual({ lines: [{ amount: 5000 }] })
})

test('passes on an answer’s headers, of success or failure', async () => {
  const { client, server, news } = testClient()
  server.answer(
    'GET /thing',
    json({ name: 'thing' }, 200, { 'x-app-build': '86' }),
    json({}, 503, { 'x-app-build': '87' }),
  )
  await client.call(readThing, {})
  await client.call(readThing, {}).catch(() => {})
  expect(news.map(headers => headers.get('x-app-build'))).toEqual(['86', '87'])
})

test('returns fields of the contract, and drops others', async () => {
  const { client, server } = testClient()
  server.answer('GET /thing', json({ name: 'thing', more: true }))
  expect(await client.call(readThing, {})).toEqual({ name: 'thing' })
})
