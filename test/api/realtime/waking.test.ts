import { afterEach, expect, test, vi } from 'vitest'
import { connectionOf } from '../../../src/api/realtime.ts'
import { app } from '../../server/platform/realtime/realtime-server.ts'
import { startMisbehavingServer } from './misbehaving-server.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('reads at once after a sleep, since a dead connection is noticed only seconds later', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const wakes: (() => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, wake: () => void) => wakes.push(wake))
  const server = await startMisbehavingServer()
  const settings = { key: app.key, cluster: 'eu', host: '127.0.0.1', port: server.port, tls: 'no' }
  const onGap = vi.fn()
  const connection = connectionOf(new Map(), settings, {
    ...{ authUrl: '', page: () => 'https://charity.example/gala', eventId: 'event-1', token: () => undefined },
    onState: () => {},
    report: () => {},
  })
  const followed = { keyOf: () => '', sequenceOf: () => 0, pushes: [], known: undefined, merge: undefined }
  const following = connection?.follow('event-1', { ...followed, show: () => {}, onGap })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
  for (const wake of wakes) wake()
  await new Promise(done => setTimeout(done, 50))
  expect(onGap).toHaveBeenCalledTimes(1)
  const slept = Date.now() + 600_000
  vi.spyOn(Date, 'now').mockReturnValue(slept)
  for (const wake of wakes) wake()
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2))
  following?.end()
})
