import { expect, test } from 'vitest'
import { readConfig } from '../../../host-demo/server/platform/read-config.ts'

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
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'secret',
  })
  expect(config.port).toBe(0)
  expect(config.database).toEqual({ type: 'postgresql', url: 'postgresql://db.example/fayre' })
  expect(config.stripe).toEqual({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' })
  expect(config.pusher).toMatchObject({ cluster: 'eu', tls: true, host: undefined })
})

test('refuses a NODE_ENV that it does not know, which would serve the demo', () => {
  for (const NODE_ENV of [undefined, '', 'development', 'test']) expect(readConfig({ NODE_ENV }).demo).toBe(true)
  const sentence = 'NODE_ENV must be production, development, test or not set, not "Production".'
  expect(() => readConfig({ NODE_ENV: 'Production' })).toThrow(sentence)
  expect(() => readConfig({ NODE_ENV: 'staging' })).toThrow('not "staging"')
})

test('stores screens for offline use, unless that is switched off', () => {
  expect(readConfig({}).offlinePages).toBe(true)
  expect(readConfig({ OFFLINE_PAGES: 'on' }).offlinePages).toBe(true)
  expect(readConfig({ OFFLINE_PAGES: 'off' }).offlinePages).toBe(false)
  expect([readConfig({}).jobs, readConfig({ JOBS: 'off' }).jobs]).toEqual([true, false])
})

test('says which of the keys that belong together is not set', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/,
  )
  expect(() => readConfig({ PUSHER_KEY: 'key', PUSHER_APP_ID: '1' })).toThrow(/PUSHER_SECRET is not set/)
})

test.each(['abc', '-1', '70000', '1.5'])('refuses the port %s', PORT => {
  expect(() => readConfig({ PORT })).toThrow(`not "${PORT}"`)
})

test('sends mails where it knows the server, the sender and its own address', () => {
  const mail = { SMTP_URL: 'smtp://user:pass@mail.example:587', MAIL_FROM: 'post@charity.example' }
  const site = { PUBLIC_URL: 'https://give.example' }
  expect(readConfig({}).mail).toBeUndefined()
  expect(readConfig({ ...mail, ...site }).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
  expect(() => readConfig({ ...site, SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM')
  expect(() => readConfig({ ...mail, ...site, SMTP_URL: 'mail.example' })).toThrow('smtp://')
  expect(() => readConfig({ ...mail, ...site, MAIL_FROM: 'nobody' })).toThrow('"nobody"')
  expect(() => readConfig(mail)).toThrow('PUBLIC_URL')
})

test('makes wallet passes if all signing settings are there', () => {
  const pem = '-----BEGIN CERTIFICATE-----'
  const names = { WALLET_PASS_TYPE: 'pass.org.charity.tickets', WALLET_TEAM: 'A1B2C3D4E5' }
  const keys = { WALLET_CERTIFICATE: pem, WALLET_KEY: '-----BEGIN RSA PRIVATE KEY-----', WALLET_AUTHORITY: pem }
  expect(readConfig({}).wallet).toBeUndefined()
  expect(readConfig({ ...names, ...keys }).wallet).toMatchObject({ team: 'A1B2C3D4E5', authority: pem })
  expect(() => readConfig(names)).toThrow('WALLET_CERTIFICATE and WALLET_KEY and WALLET_AUTHORITY are not set')
  expect(() => readConfig({ ...names, ...keys, WALLET_KEY: 'key.pem' })).toThrow('WALLET_KEY must be PEM')
})

test('uses the payment stand-in in production only if that is set explicitly', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://give.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'post@give.example',
    FAYRE_DATA: 'data',
  }
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(() => readConfig(production)).toThrow(/^STRIPE_SECRET_KEY.*FAYRE_DEMO=1.*$/)
  expect(() => readConfig({ ...production, FAYRE_DEMO: 'no' })).toThrow('STRIPE_SECRET_KEY')
  expect(readConfig({ ...production, FAYRE_DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ ...production, ...stripe, FAYRE_DEMO: '1' }).demo).toBe(false)
  expect(readConfig({}).demo).toBe(true)
})

test('accepts a key that charges real cards only in production', () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const sentence = /^STRIPE_SECRET_KEY is a live key, .* NODE_ENV=production too\.$/
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1']) {
    const stripe = { ...keys, STRIPE_SECRET_KEY }
    expect(() => readConfig(stripe)).toThrow(sentence)
    expect(() => readConfig({ ...stripe, NODE_ENV: 'development', FAYRE_DEMO: '1' })).toThrow(sentence)
    expect(() => readConfig({ ...stripe, NODE_ENV: 'production' })).not.toThrow('live key')
  }
  expect(readConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1' }).production).toBe(false)
})

test('needs a folder or bucket for pictures in production', () => {
  const database = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db.example/fayre' }
  const sentence = 'Neither FILES_FOLDER nor S3_BUCKET is set: the server must be told where uploaded pictures are.'
  const s3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(() => readConfig(database)).toThrow(sentence)
  expect(() => readConfig({ ...database, FILES_FOLDER: '/srv/files' })).not.toThrow('FILES_FOLDER')
  expect(() => readConfig({ ...database, ...s3 })).not.toThrow('FILES_FOLDER')
  expect(readConfig({ DATABASE_URL: database.DATABASE_URL }).production).toBe(false)
})

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test.each([
  [{ DATABASE_URL: 'mysql://db.example/fayre' }, 'DATABASE_URL must be an address such as postgresql://'],
  [{ DATABASE_URL: 'postgresql://db.example/fayre', DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number from 1'],
  [{ PUBLIC_URL: 'https://give.example/ball' }, 'PUBLIC_URL must be a host without a path, such as https://give.'],
  [{ PUBLIC_URL: 'https://give.example/?a' }, 'PUBLIC_URL must be a host without a path'],
  [{ PUBLIC_URL: 'http://give.example', NODE_ENV: 'production' }, 'PUBLIC_URL must begin with https://'],
  [{ JOBS: 'none' }, 'JOBS must be on or off, not "none".'],
  [{ OFFLINE_PAGES: 'no' }, 'OFFLINE_PAGES must be on or off, not "no".'],
  [{ ...stripeKeys, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'],
  [{ ...stripeKeys, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must begin with pk_.'],
  [{ ...stripeKeys, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set without S3_BUCKET.'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_REGION is set without S3_BUCKET.'],
])('refuses %j', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence)
})

test('takes the addresses that an operator may have', () => {
  const demo = { NODE_ENV: 'production', FAYRE_DEMO: '1', FAYRE_DATA: 'data' }
  for (const PUBLIC_URL of ['https://give.example/', 'http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:81']) {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
    expect(() => readConfig({ PUBLIC_URL, NODE_ENV: 'production' })).not.toThrow('PUBLIC_URL')
  }
  for (const PUBLIC_URL of ['https://Bücher.example:443', 'https://XN--bcher-kva.example/']) {
    expect(readConfig({ PUBLIC_URL }).publicUrl, 'as browsers write it').toBe('https://xn--bcher-kva.example')
  }
  expect(readConfig({ ...demo, PUBLIC_URL: 'http://demo.example' }).publicUrl).toBe('http://demo.example')
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/fayre' }).database.type).toBe('postgresql')
})

test('reads what an operator sets', () => {
  const config = readConfig({
    DATABASE_URL: 'postgresql://db.example/fayre',
    DATABASE_POOL: '40',
    DATABASE_STATEMENT_TIMEOUT: '0',
    TRUSTED_PROXIES: '2',
    METRICS_PORT: '9464',
    LOG_LEVEL: 'error',
    PASSWORD_COST: '17',
    DRAIN_SECONDS: '7',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: 'https://s3.example/',
  })
  expect(config).toMatchObject({
    database: { pool: 40, statementTimeout: 0 },
    trustedProxies: 2,
    metrics: { host: '127.0.0.1', port: 9464 },
    logLevel: 'error',
    passwordCost: 17,
    drain: 7000,
    files: { type: 's3', bucket: 'pictures', endpoint: 'https://s3.example', region: 'eu-west-2' },
  })
  expect(readConfig({})).toMatchObject({ trustedProxies: 0, metrics: undefined, logLevel: 'warn', drain: 0 })
})

test('accepts a lower cost of passwords only outside production', () => {
  expect(readConfig({ PASSWORD_COST: '4' }).passwordCost).toBe(4)
  const production = { NODE_ENV: 'production', FAYRE_DEMO: undefined }
  expect(() => readConfig({ ...production, PASSWORD_COST: '14' })).toThrow('PASSWORD_COST must be at least 15, not 14.')
  expect(() => readConfig({ ...production, PASSWORD_COST: '15' })).not.toThrow('PASSWORD_COST')
  expect(() => readConfig({ PASSWORD_COST: '0' })).toThrow('PASSWORD_COST')
})

test('reports all invalid settings together', () => {
  const wrong = { LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'yes', PUBLIC_URL: 'give.example', S3_BUCKET: 'pictures' }
  for (const name of ['LOG_LEVEL', 'TRUSTED_PROXIES', 'PUBLIC_URL', 'S3_SECRET_ACCESS_KEY']) {
    expect(() => readConfig(wrong)).toThrow(name)
  }
})
