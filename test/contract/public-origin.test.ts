import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { embedded } from '../databases.ts'

/** Which of these origins may call with credentials. */
async function trusted(publicUrl: string, origins: readonly string[]): Promise<string[]> {
  const { config: database, drop } = await embedded.prepare('demo')
  onTestFinished(drop)
  const config = { ...readConfig({ PUBLIC_URL: publicUrl }), port: 0, hostname: '127.0.0.1', database }
  const server = await startServer({ ...config, allowLocalOrigins: false }, { deliverWebhooks: false })
  onTestFinished(() => server.close())
  await server.context.db.insertInto('event_hosts').values({ host: 'gala.example', event_id: 'riverside' }).execute()
  const found: string[] = []
  for (const origin of origins) {
    const answer = await fetch(`${server.url}${apiPath}/checkout/pay/stripe`, {
      method: 'OPTIONS',
      headers: { origin },
    })
    if (answer.headers.get('access-control-allow-origin') === origin) found.push(origin)
  }
  return found
}

const origins = [
  'https://give.example',
  'http://give.example',
  'https://give.example:8443',
  'https://gala.example',
  'http://gala.example',
  'https://gala.example:8443',
  'http://gala.example:443',
  'http://riverside.localhost',
]

test('behind a proxy an event’s own domain is recognised by the scheme and port of the public address', async () => {
  expect(await trusted('https://give.example', origins)).toEqual(['https://give.example', 'https://gala.example'])
}, 60_000)

test('not by another scheme or port', async () => {
  expect(await trusted('https://give.example:8443', origins)).toEqual([
    'https://give.example:8443',
    'https://gala.example:8443',
  ])
}, 60_000)
