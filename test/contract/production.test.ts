import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../host-demo/server/platform/config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'

/** Signs in, at an empty database, with a password that stands in the code for everybody to read. */
async function signInAsOrganiser(variables: Record<string, string>): Promise<number> {
  const database = { type: 'embedded', folder: undefined } as const
  const config = { ...readConfig(variables), port: 0, hostname: '127.0.0.1', database }
  const server = await startServer(config, { deliverWebhooks: false })
  onTestFinished(() => server.close())
  const { status } = await fetch(`${server.url}${apiPath}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.eventId]: 'moonlight' },
    body: JSON.stringify({ email: 'harriet@fayre.example', password: 'fayre-demo' }),
  })
  return status
}

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }

test('nobody signs in with a password of the demo in production', async () => {
  expect(await signInAsOrganiser({ NODE_ENV: 'production', ...stripe })).toBe(401)
}, 60_000)

test('a demo may run in production where that is said', async () => {
  expect(await signInAsOrganiser({ NODE_ENV: 'production', FAYRE_DEMO: '1' })).toBe(200)
}, 60_000)

test('whoever tries the demo does', async () => {
  expect(await signInAsOrganiser({})).toBe(200)
}, 60_000)
