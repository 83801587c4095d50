import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEvent } from '../../host-demo/server/new-event.ts'
import type { DatabaseConfig } from '../../host-demo/server/platform/config.ts'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { bundled } from '../bundled.ts'
import { databases, embedded, postgresql } from '../databases.ts'
import { production } from '../production-settings.ts'
import { startDemo } from './demo-server.ts'
import { serve } from './served.ts'

const statusOf = async (address: string) => (await fetch(address)).status
const ofDemos = [
  '/',
  '/demo/',
  '/demo/builder/',
  '/demo/control',
  '/demo/faults',
  '/demo/outbox',
  '/demo/ui/',
  '/demo/stand-in/stripe.js',
  '/demo/stand-in/card-frame.html',
  '/stand-in/payment_methods',
  '/stand-in/checkout/cs_1',
]

test('production has nothing of the demo, and loads none of it', async () => {
  const { url, said } = await serve(production, 'empty')
  expect(await statusOf(`${url}/readyz`)).toBe(200)
  expect(await Promise.all(ofDemos.map(path => statusOf(url + path)))).toEqual(ofDemos.map(() => 404))
  expect(await statusOf(`${url}/v1/payment_intents`)).toBe(404)
  // The builder is for organisers too, not only for the demo.
  expect(
    await Promise.all(
      ['/builder', '/builder/fonts/tools.css', '/builder/art/logo.svg'].map(path => statusOf(url + path)),
    ),
  ).toEqual([200, 200, 200])
  const events = ['moonlight', 'riverside', 'summer'].map(event => `${url}${apiPath}/app/settings?event=${event}`)
  expect(await Promise.all(events.map(statusOf))).toEqual([404, 404, 404])
  expect(said.text).not.toContain('LOADED')
  expect(said.text).not.toContain('TRUSTED_PROXIES')
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await fetch(`${url}/builder`, { headers: { 'x-forwarded-for': address } })
  }
  await expect.poll(() => said.text.match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1)
}, 180_000)

test('control: a demo has all of it, and loads it', async () => {
  const { url, said } = await serve({}, 'demo')
  expect(await Promise.all(['/', '/demo/control', '/demo/outbox'].map(path => statusOf(url + path)))).toEqual([
    200, 200, 200,
  ])
  expect(await statusOf(`${url}${apiPath}/app/settings?event=riverside`)).toBe(200)
  expect(said.text).toContain('LOADED')
}, 180_000)

test('production refuses a database that was a demo', async () => {
  for (const database of databases) {
    const { config, drop } = await database.prepare('demo')
    const live = { ...readConfig({ ...production, FAYRE_DATA: 'x' }), port: 0, hostname: '127.0.0.1', database: config }
    await expect(startServer(live)).rejects.toThrow(/^This database was a demo: .* Give production a new, empty one/)
    const { db, close } = await openDatabase(config)
    await db.deleteFrom('memberships').execute()
    await db.updateTable('orders').set({ user_id: null }).execute()
    await db.deleteFrom('users').execute()
    await close()
    // Its gifts, which nobody paid, are still there.
    await expect(startServer(live)).rejects.toThrow('This database was a demo')
    await drop()
  }
}, 60_000)

test.each(databases)(
  'a demo leaves a database of production alone, on $name',
  async ({ prepare }) => {
    const { config: database, drop } = await prepare('empty')
    onTestFinished(drop)
    const at = { port: 0, hostname: '127.0.0.1', database, drain: 0 }
    const live = { ...readConfig({ ...production, FAYRE_DATA: 'x' }), ...at }
    const demo = { ...readConfig({}), ...at }
    const written = () =>
      inDatabase(database, async db => {
        const { rows } = await sql`select count(*) as events, to_regnamespace('stripe_stand_in') as stand_in
        from events`.execute(db)
        return rows
      })
    await (await startServer(live)).close()
    await expect(startServer(demo)).rejects.toThrow('This database is a production server’s: set NODE_ENV=production')
    expect(await written()).toEqual([{ events: 0, stand_in: null }])
    expect(await resetDemo(database)).toContain('This database is a production server’s')
    // As an earlier release left it.
    await inDatabase(database, async db => {
      await db.deleteFrom('server_secrets').execute()
      await createEvent(db, realEvent, { at: new Date(), publicUrl: 'https://give.example' })
    })
    await expect(startServer(demo)).rejects.toThrow('This database has events that are not the demo’s')
    expect(await written()).toEqual([{ events: 1, stand_in: null }])
    await (await startServer(live)).close()
  },
  60_000,
)

test('a demo that is running goes on after it was reset', async () => {
  const { config: database, drop } = await postgresql.prepare('empty')
  onTestFinished(drop)
  const { context, close } = await startServer({
    ...readConfig({}),
    port: 0,
    hostname: '127.0.0.1',
    database,
    drain: 0,
  })
  onTestFinished(close)
  const { db, stripe } = context
  await db.insertInto('demo_controls').values({ name: 'provider-news', value: 'late' }).execute()
  const { id } = await stripe.customers.create({})
  expect(await resetDemo(database)).toBe('')
  expect(await db.selectFrom('demo_controls').selectAll().execute()).toEqual([])
  await expect(stripe.customers.retrieve(id)).rejects.toThrow('No such customer')
  expect(await stripe.customers.create({})).toMatchObject({ object: 'customer' })
}, 60_000)

/** What `npm run demo:reset` says about a database when it fails. */
async function resetDemo(database: DatabaseConfig): Promise<string> {
  const script = await bundled(fileURLToPath(new URL('../../host-demo/server/reset-demo.ts', import.meta.url)))
  const env = database.type === 'embedded' ? { FAYRE_DATA: database.folder } : { DATABASE_URL: database.url }
  const failed = promisify(execFile)(process.execPath, [script], { env })
  return failed.then(
    () => '',
    ({ stderr }) => stderr,
  )
}

const realEvent = {
  charity: 'Starling House',
  charityNumber: '1998231',
  name: 'Summer Ball',
  path: 'summer-ball',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  origins: [],
  giftAid: false,
  organiser: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@starling.example' },
}

async function inDatabase<T>(config: DatabaseConfig, work: (db: Context['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(config)
  return work(db).finally(close)
}

test('the people of a demo cannot sign in once it runs with Stripe', async () => {
  const { config, drop } = await embedded.prepare('demo')
  onTestFinished(drop)
  const stripe = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }
  const server = await startServer({ ...readConfig(stripe), port: 0, hostname: '127.0.0.1', database: config })
  onTestFinished(server.close)
  expect(await statusOf(`${server.url}/demo/stand-in/card-frame.html`)).toBe(404)
  const { status } = await fetch(`${server.url}${apiPath}/users/login`, organiserSignIn)
  expect(status).toBe(401)
}, 60_000)

test('with JOBS=off a restored backup can be looked at: nothing that is due happens', async () => {
  const { config, drop } = await embedded.prepare('empty')
  onTestFinished(drop)
  const waiting = async (JOBS: string, kind: string) => {
    const server = await startServer({ ...readConfig({ JOBS }), port: 0, hostname: '127.0.0.1', database: config })
    const { db, jobs } = server.context
    const job = { kind, key: `mail ${JOBS}` }
    await schedule(db, { ...job, dueAt: new Date(0) })
    await jobs.runNow(job)
    const left = await db.selectFrom('jobs').select('key').where('kind', '=', job.kind).execute()
    await server.close()
    return left.map(({ key }) => key)
  }
  expect(await waiting('off', 'send-mail')).toEqual(['mail off'])
  // Whoever looks at it has to sign in.
  expect(await waiting('off', 'send-urgent-mail')).toEqual([])
  expect(await waiting('on', 'send-mail')).not.toContain('mail on')
}, 60_000)

test('a start in production names each missing setting in a sentence', () => {
  const said = () => readConfig({ NODE_ENV: 'production', PORT: 'abc' })
  for (const missing of ['STRIPE_SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL', 'FAYRE_DATA', 'PORT must be']) {
    expect(said).toThrow(missing)
  }
})

test('production does not start before anything is built, nor without room for pictures', async () => {
  const { config: database, drop } = await embedded.prepare('empty')
  onTestFinished(drop)
  const config = { ...readConfig({ ...production, FAYRE_DATA: 'x' }), port: 0, hostname: '127.0.0.1', database }
  const folders = { ...config.folders, cdn: '/nowhere/dist/cdn' }
  await expect(startServer({ ...config, folders })).rejects.toThrow(/^Nothing is built in \/nowhere\/dist\/cdn: /)
  const files = { type: 'folder', folder: '/proc/fayre/files' } as const
  await expect(startServer({ ...config, files })).rejects.toThrow('/proc/fayre/files, cannot be written')
}, 60_000)

/** Signs in with a demo password, which is public. */
async function signInAsOrganiser(variables: Record<string, string>): Promise<number> {
  const { config: database, drop } = await embedded.prepare('empty')
  onTestFinished(drop)
  const config = { ...readConfig(variables), port: 0, hostname: '127.0.0.1', database }
  const server = await startServer(config, { deliverWebhooks: false })
  onTestFinished(() => server.close())
  const { status } = await fetch(`${server.url}${apiPath}/users/login`, organiserSignIn)
  return status
}

const organiserSignIn = {
  method: 'POST',
  headers: { 'content-type': 'application/json', [headers.eventId]: 'moonlight' },
  body: JSON.stringify({ email: 'harriet@fayre.example', password: 'fayre-demo' }),
}

const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = production

test('nobody can sign in with a password of the demo with Stripe', async () => {
  expect(await signInAsOrganiser({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET })).toBe(401)
}, 60_000)

test('a demo can run in production if that is set explicitly', async () => {
  expect(await signInAsOrganiser({ NODE_ENV: 'production', FAYRE_DEMO: '1' })).toBe(200)
}, 60_000)

test('pushes and webhooks of the server itself go to the address that it listens at', async () => {
  const demo = await startDemo(embedded, { deliverWebhooks: true }, { hostname: '127.0.0.2' })
  onTestFinished(demo.close)
  const before = await demo.total()
  await demo.pay((await demo.begin({ amount: 12_00 })).payment_intent_id)
  await expect.poll(async () => (await demo.total()).total_raised).toBe(before.total_raised + 12_00)
  await expect.poll(() => demo.context.db.selectFrom('outbox').select('id').execute()).toEqual([])
}, 60_000)
