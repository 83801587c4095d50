import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPublisher } from '../../host-demo/server/platform/realtime/publisher.ts'
import { parseForm } from '../../host-demo/server/stand-in/form.ts'
import type { Row } from './table.ts'

/** Things that must not slow down the server: a push service that never answers, and a form with very many fields. */
export async function measureServerLimits(): Promise<Row[]> {
  return [
    {
      what: 'Push to a service that never answers, given up after its limit of 200 ms',
      measured: await timeOf(pushIntoSilence),
      unit: 'ms',
      budget: { most: 2000 },
    },
    {
      what: 'A form with 50,000 fields, read',
      measured: await timeOf(async () => void parseForm('list[]=1&'.repeat(50_000))),
      unit: 'ms',
      budget: { most: 3000 },
    },
  ]
}

async function pushIntoSilence(): Promise<void> {
  const server = createServer(() => undefined)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const app = { appId: 'bench', key: 'bench', secret: 'bench', host: '127.0.0.1', port, useTLS: false }
  const pushed = await createPublisher({ ...app, timeout: 200 })
    .publish('event-1', 'tick', {})
    .then(
      () => true,
      () => false,
    )
  server.closeAllConnections()
  server.close()
  if (pushed) throw new Error('A service that never answers has taken a push')
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
