import { expect, test } from 'vitest'
import { readConfig } from '../../host-demo/server/config.ts'

test('runs with nothing set', () => {
  expect(readConfig({})).toMatchObject({
    port: 4400,
    database: { type: 'embedded', folder: '.data/demo' },
    stripe: undefined,
    pusher: undefined,
  })
})

test('takes a PostgreSQL, Stripe and hosted Pusher from the environment', () => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: 'postgresql://db.example/fayre',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'secret',
  })
  expect(config.port).toBe(0)
  expect(config.database).toEqual({ type: 'postgresql', url: 'postgresql://db.example/fayre' })
  expect(config.stripe).toEqual({ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' })
  expect(config.pusher).toMatchObject({ cluster: 'eu', tls: true, host: undefined })
})

test('says which of the keys that belong together is not set', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow(/STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/)
  expect(() => readConfig({ PUSHER_KEY: 'key', PUSHER_APP_ID: '1' })).toThrow(/PUSHER_SECRET is not set/)
})

test.each(['abc', '-1', '70000', '1.5'])('refuses the port %s', PORT => {
  expect(() => readConfig({ PORT })).toThrow(`not "${PORT}"`)
})
