import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { pgBridge } from '../../host-demo/server/platform/realtime/pg-bridge.ts'
import { once, startRealtime } from '../server/platform/realtime/realtime-server.ts'

const url = inject('postgresql')

/** A PostgreSQL channel of this test's own, and a process that uses it. */
function site() {
  const channel = `fayre_test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const report = vi.fn()
  const start = () => startRealtime({ bridge: pgBridge(url, { channel, report }) })
  const breakConnections = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [channel])
    await client.end()
  }
  return { channel, report, start, breakConnections }
}

async function watch(server: Awaited<ReturnType<typeof startRealtime>>) {
  const pusher = server.connect()
  const channel = pusher.subscribe('event-1')
  await once(channel, 'pusher:subscription_succeeded')
  const heard: unknown[] = []
  channel.bind('tick', (data: unknown) => heard.push(data))
  return { pusher, heard }
}

test('takes events from one process to the watchers of all, once and in order', async () => {
  const { start } = site()
  const servers = [await start(), await start(), await start()]
  const watchers = await Promise.all(servers.map(watch))
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  for (const number of numbers) {
    servers[0]?.realtime.publish([{ channel: 'event-1', event: 'tick', data: String(number) }])
  }
  await vi.waitFor(() => expect(watchers.map(({ heard }) => heard)).toEqual(Array(3).fill(numbers)), 5000)
})

test('keeps the order of each sender when all send at once', async () => {
  const { start } = site()
  const servers = [await start(), await start()]
  const watchers = await Promise.all(servers.map(watch))
  for (let number = 0; number < 100; number++) {
    for (const [sender, { realtime }] of servers.entries()) {
      realtime.publish([{ channel: 'event-1', event: 'tick', data: JSON.stringify({ sender, number }) }])
    }
    if (number % 10 === 0) await new Promise(setImmediate)
  }
  await vi.waitFor(() => expect(watchers.map(({ heard }) => heard.length)).toEqual([200, 200]), 5000)
  for (const { heard } of watchers) {
    for (const sender of [0, 1]) {
      const numbers = (heard as { sender: number; number: number }[]).filter(tick => tick.sender === sender)
      expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, number) => number))
    }
  }
})

test('carries messages that are larger than a notification of PostgreSQL', async () => {
  const { start } = site()
  const [here, there] = [await start(), await start()]
  const { heard } = await watch(there)
  const text = 'Ünïcödé 🎪 '.repeat(700)
  await here.publisher.publish('event-1', 'tick', text.slice(0, 5000))
  await here.publisher.publish('event-1', 'tick', 'short')
  await vi.waitFor(() => expect(heard).toEqual([text.slice(0, 5000), 'short']))
})

test('reconnects, and makes subscribers read what they have missed', async () => {
  const { start, breakConnections, report } = site()
  const [here, there] = [await start(), await start()]
  const { pusher, heard } = await watch(there)
  const again = once(pusher.connection, 'connecting')
  await breakConnections()
  here.realtime.publish([{ channel: 'event-1', event: 'tick', data: '1' }])
  await again
  await once(pusher.connection, 'connected')
  await vi.waitFor(() => expect(there.realtime.hub.watcherCount('event-1')).toBe(1), 5000)
  heard.length = 0
  here.realtime.publish([{ channel: 'event-1', event: 'tick', data: '2' }])
  await vi.waitFor(() => expect(heard).toEqual([2]), 5000)
  expect(report).toHaveBeenCalled()
})

test('sends waiting messages when PostgreSQL is back', async () => {
  const { channel, start, breakConnections } = site()
  const here = await start()
  const listener = new pg.Client({ connectionString: url })
  onTestFinished(() => listener.end())
  await listener.connect()
  await listener.query(`listen ${channel}`)
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  const breaking = breakConnections()
  for (let number = 0; number < 20; number++) {
    here.realtime.publish([{ channel: 'event-1', event: 'tick', data: String(number) }])
    await listener.query('select')
  }
  await breaking
  await vi.waitFor(() => {
    const numbers = heard.map(text => JSON.parse(text.slice(text.indexOf(':') + 1)).messages[0].data)
    expect([...new Set(numbers)]).toEqual(Array.from({ length: 20 }, (_, number) => String(number)))
  }, 5000)
})

test('reports at the start that PostgreSQL cannot be reached', async () => {
  await expect(startRealtime({ bridge: pgBridge('postgresql://postgres@127.0.0.1:1/x') })).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('leaves no connection behind', async () => {
  const { channel, start } = site()
  const server = await start()
  await server.close()
  const client = new pg.Client({ connectionString: url })
  onTestFinished(() => client.end())
  await client.connect()
  await vi.waitFor(async () => {
    const { rows } = await client.query('select 1 from pg_stat_activity where application_name = $1', [channel])
    expect(rows).toEqual([])
  })
})
