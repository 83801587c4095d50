import Pusher from 'pusher'
import { expect, test, vi } from 'vitest'
import { createHub, type Message } from '../../../../host-demo/server/platform/realtime/hub.ts'
import { realtimeRoutes } from '../../../../host-demo/server/platform/realtime/realtime-routes.ts'
import { app, once, startRealtime } from './realtime-server.ts'

/** The official package, as another server of the site uses it. */
const sdk = (port: number, more = {}) =>
  new Pusher({ ...app, host: '127.0.0.1', port: String(port), useTLS: false, ...more })

function routes() {
  const hub = createHub()
  const published: Message[] = []
  const { fetch } = realtimeRoutes({ hub, publish: messages => published.push(...messages) }, app)
  const call = (method: string, path: string, { body, params, ...more }: Call = {}) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const query = new Pusher({ ...app, host: 'x', useTLS: false, ...more.app }).createSignedQueryString({
      method,
      path: `/apps/${app.appId}${path}`,
      ...(text !== undefined && { body: text }),
      ...(params && { params }),
    })
    const url = `http://localhost/apps/${more.id ?? app.appId}${path}?${query}`
    return fetch(new Request(url, { method, body: more.sent ?? text ?? null }))
  }
  return { hub, published, call }
}

interface Call {
  body?: unknown
  /** Sent in place of the body that was signed. */
  sent?: string
  params?: Record<string, string>
  app?: Partial<typeof app>
  id?: string
}

const event = { name: 'tick', channels: ['event-1'], data: '1' }

test('takes events and batches from the official package', async () => {
  const { port, connect } = await startRealtime()
  const channel = connect().subscribe('event-1')
  await once(channel, 'pusher:subscription_succeeded')
  const heard: unknown[] = []
  channel.bind_global((name: string, data: unknown) => heard.push([name, data]))
  await sdk(port).trigger(['event-1', 'event-2'], 'one', { number: 1 })
  await sdk(port).triggerBatch([
    { channel: 'event-1', name: 'two', data: { number: 2 } },
    { channel: 'event-1', name: 'three', data: 'plain text' },
  ])
  await vi.waitFor(() =>
    expect(heard).toEqual([
      ['one', { number: 1 }],
      ['two', { number: 2 }],
      ['three', 'plain text'],
    ]),
  )
})

test('sends an event once to a channel that is named twice', async () => {
  const { published, call } = routes()
  const channels = ['event-1', 'event-2', 'event-1']
  expect((await call('POST', '/events', { body: { ...event, channels } })).status).toBe(200)
  expect(published.map(({ channel }) => channel)).toEqual(['event-1', 'event-2'])
})

test('leaves out the socket that caused the event', async () => {
  const { port, connect } = await startRealtime()
  const [cause, other] = [connect(), connect()]
  const channels = [cause, other].map(pusher => pusher.subscribe('event-1'))
  await Promise.all(channels.map(channel => once(channel, 'pusher:subscription_succeeded')))
  const heard = [vi.fn(), vi.fn()]
  channels.forEach((channel, index) => {
    channel.bind_global((name: string) => heard[index]?.(name))
  })
  await sdk(port).trigger('event-1', 'mine', {}, { socket_id: cause.connection.socket_id })
  await sdk(port).trigger('event-1', 'everybody', {})
  await vi.waitFor(() => expect(heard[0]).toHaveBeenCalled())
  expect(heard[0]?.mock.calls).toEqual([['everybody']])
  expect(heard[1]?.mock.calls).toEqual([['mine'], ['everybody']])
})

test('answers the official package who listens to what', async () => {
  const { port, connect, publisher } = await startRealtime()
  const pusher = connect({
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        answer(null, publisher.authorize(socketId, channelName, { user_id: '7' })),
    },
  })
  const names = ['event-1', 'presence-room']
  await Promise.all(names.map(name => once(pusher.subscribe(name), 'pusher:subscription_succeeded')))
  const ask = async (path: string, params = {}) => (await sdk(port).get({ path, params })).json()
  await expect(ask('/channels')).resolves.toEqual({ channels: { 'event-1': {}, 'presence-room': {} } })
  await expect(ask('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).resolves.toEqual({
    channels: { 'presence-room': { user_count: 1 } },
  })
  await expect(ask('/channels/event-1', { info: 'subscription_count' })).resolves.toEqual({
    occupied: true,
    subscription_count: 1,
  })
  await expect(ask('/channels/event-9')).resolves.toEqual({ occupied: false })
  await expect(ask('/channels/presence-room/users')).resolves.toEqual({ users: [{ id: '7' }] })
})

test('tells of the channels that an event went to, when asked', async () => {
  const { call, hub } = routes()
  hub.join({ socketId: '1.1', send: () => undefined }, 'event-1')
  const info = 'subscription_count'
  const one = await call('POST', '/events', { body: { ...event, info } })
  expect(await one.json()).toEqual({ channels: { 'event-1': { subscription_count: 1 } } })
  const batch = await call('POST', '/batch_events', {
    body: {
      batch: [
        { name: 'tick', channel: 'event-1', data: '1', info },
        { name: 'tick', channel: 'event-2', data: '2' },
      ],
    },
  })
  expect(await batch.json()).toEqual({ batch: [{ subscription_count: 1 }, {}] })
})

test.each([
  ['by another secret', { app: { secret: 'wrong' } }],
  ['with another key', { app: { key: 'wrong' } }],
  ['over another body', { sent: JSON.stringify({ ...event, data: '2' }) }],
])('refuses a call signed %s', async (_, more) => {
  const { call, published } = routes()
  const answer = await call('POST', '/events', { body: event, ...more })
  expect(answer.status).toBe(401)
  expect(published).toEqual([])
})

test.each([-660, 660])('refuses a call from a clock that is %d seconds off', async seconds => {
  const { call } = routes()
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })
  const query = new Pusher({ ...app, host: 'x', useTLS: false }).createSignedQueryString({
    method: 'GET',
    path: `/apps/${app.appId}/channels`,
  })
  vi.useRealTimers()
  const { fetch } = realtimeRoutes({ hub: createHub(), publish: () => undefined }, app)
  const answer = await fetch(new Request(`http://localhost/apps/${app.appId}/channels?${query}`))
  expect(answer.status).toBe(401)
  expect((await call('GET', '/channels')).status).toBe(200)
})

test('knows no other app', async () => {
  const { fetch } = realtimeRoutes({ hub: createHub(), publish: () => undefined }, app)
  const path = '/apps/another/channels'
  const query = new Pusher({ ...app, host: 'x', useTLS: false }).createSignedQueryString({ method: 'GET', path })
  expect((await fetch(new Request(`http://localhost${path}?${query}`))).status).toBe(404)
})

test.each([
  ['an unsigned call', '/apps/fayre/channels'],
  ['an empty signature', '/apps/fayre/channels?auth_key=app-key&auth_version=1.0&auth_signature='],
])('refuses %s', async (_, path) => {
  const { fetch } = realtimeRoutes({ hub: createHub(), publish: () => undefined }, app)
  expect((await fetch(new Request(`http://localhost${path}`))).status).toBe(401)
})

test.each([
  ['no name', { ...event, name: '' }],
  ['no channel', { ...event, channels: [] }],
  ['a channel that cannot be', { ...event, channels: ['a b'] }],
  ['too many channels', { ...event, channels: Array(101).fill('event-1') }],
  ['data that is no text', { ...event, data: { amount: 1 } }],
  ['a socket that cannot be', { ...event, socket_id: 'me' }],
])('refuses an event with %s', async (_, body) => {
  const { call, published } = routes()
  expect((await call('POST', '/events', { body })).status).toBe(400)
  expect(published).toEqual([])
})

test('refuses more than ten events at once', async () => {
  const { call } = routes()
  const batch = Array(11).fill({ name: 'tick', channel: 'event-1', data: '1' })
  expect((await call('POST', '/batch_events', { body: { batch } })).status).toBe(400)
})

test('refuses data above ten kilobytes', async () => {
  const { call, published } = routes()
  const large = { ...event, data: 'é'.repeat(5121) }
  expect((await call('POST', '/events', { body: large })).status).toBe(413)
  expect((await call('POST', '/events', { body: { ...event, data: 'é'.repeat(5120) } })).status).toBe(200)
  expect((await call('POST', '/events', { body: { ...event, data: 'x'.repeat(300_000) } })).status).toBe(413)
  expect(published).toHaveLength(1)
})

test('counts users of presence channels alone', async () => {
  const { call } = routes()
  const params = { info: 'user_count' }
  expect((await call('GET', '/channels', { params })).status).toBe(400)
  expect((await call('GET', '/channels/event-1', { params })).status).toBe(400)
  expect((await call('GET', '/channels/event-1/users')).status).toBe(400)
})
