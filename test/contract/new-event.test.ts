import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Running } from '../../host-demo/server/create-context.ts'
import { demoParts } from '../../host-demo/server/demo-parts.ts'
import { createEvent } from '../../host-demo/server/new-event.ts'
import { reservedPaths } from '../../host-demo/server/reserved-paths.ts'
import { createSite } from '../../host-demo/server/site.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor, embedded } from '../databases.ts'
import { startDemo } from './demo-server.ts'
import { codeFor, mailsTo } from './people.ts'

const asked = {
  charity: 'Larch Trust',
  charityNumber: '1234567',
  name: 'Spring Fair',
  path: 'spring-fair',
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  origins: ['https://www.larch.example'],
  giftAid: true,
  organiser: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@larch.example' },
}

describe.each(databasesFor(import.meta.url))('on $name', database => {
  test('a new event takes gifts, and its organiser signs in by the mail that invites them', async () => {
    const demo = await startDemo(database)
    onTestFinished(demo.close)
    const { db } = demo.context
    const { id } = await createEvent(db, asked, { at: new Date(), publicUrl: demo.url })
    const settings = await (await fetch(`${demo.url}/api/v1/app/settings?event=spring-fair`)).json()
    expect(parse(endpoints.appSettings.output, settings)).toMatchObject({ event_id: id, charity_name: 'Larch Trust' })
    expect(await (await fetch(`${demo.url}/spring-fair`)).text()).toContain('Spring Fair')
    expect(settings).toMatchObject({ giving: { gift_aid: 'yes' } })
    const from = async (origin: string) => {
      const headers = { origin, 'x-event-id': id }
      return (await fetch(`${demo.url}/api/v1/checkout/challenge`, { headers })).status
    }
    expect([await from('https://www.larch.example'), await from('https://larch.example')]).toEqual([200, 403])
    const order = await demo.begin({ amount: 20_00 }, { event: id })
    await demo.pay(order.payment_intent_id)
    const { order_id, order_key } = order
    const claim = { order_id, order_key }
    expect((await demo.call(endpoints.payStripeConfirm, claim, { event: id })).output.status).toBe('paid')

    const [mail] = await mailsTo(demo, asked.organiser.email)
    expect(mail?.body_text).toContain(`${demo.url}/spring-fair/sign-in?email=grace%40larch.example`)
    const { output } = await demo.call(endpoints.login, { email: asked.organiser.email }, { event: id })
    if (output.result !== 'code_sent') throw new Error('No code was sent')
    const otp = await codeFor(demo, asked.organiser.email)
    const signedIn = await demo.call(endpoints.verifyCode, { otp_id: output.otp_id, otp }, { event: id })
    expect(signedIn.output.user.is_organiser).toBe(true)
  })

  test('a new event has a home page, its small print says where to ask, and its links need no slash', async () => {
    const demo = await startDemo(database)
    onTestFinished(demo.close)
    const { db } = demo.context
    const { id } = await createEvent(db, asked, { at: new Date(), publicUrl: demo.url })
    const read = async (path: string) => {
      const response = await fetch(`${demo.url}/spring-fair${path}`)
      return { status: response.status, body: await response.text() }
    }
    const page = (key: string) => demo.call(endpoints.page, { key, event: id })
    const write = (settings: object) =>
      db
        .updateTable('events')
        .set({ settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` })
        .where('id', '=', id)
        .execute()
    await write({ menu: [{ title: 'Tickets', link: 'tickets' }] })
    const settings = await (await fetch(`${demo.url}/api/v1/app/settings?event=spring-fair`)).json()
    expect(settings).toMatchObject({ menu: [{ title: 'Tickets', link: '/tickets' }] })

    const home = { status: 200, output: { title: 'Spring Fair', content: [], publishedYN: true } }
    expect(await page('home')).toMatchObject(home)
    expect((await read('')).body).not.toContain('noindex')
    expect((await read('')).body).toContain('Ways to give and take part')
    expect((await read('/sitemap.xml')).body).toContain(`<loc>${demo.url}/spring-fair</loc>`)

    for (const [key, title] of [['terms', 'Terms'] as const, ['privacy', 'Privacy'] as const]) {
      const { status, body } = await read(`/${key}`)
      expect([status, body.includes('noindex')]).toEqual([200, true])
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body).toContain('This text is not here yet. Please ask Larch Trust for it.')
      expect(await page(key)).toMatchObject({ status: 200, output: { title } })
    }
    for (const link of ['terms', '/terms/?from=footer', `${demo.url}/spring-fair/terms`]) {
      await write({ microsite_terms_link: link })
      expect((await read('/terms')).body).toContain('This text is not here yet.')
    }
    await write({ custom_domain: 'fair.localhost', microsite_terms_link: `http://fair.localhost:${demo.port}/terms` })
    expect((await read('/terms')).body).toContain('This text is not here yet.')
    await write({ microsite_privacy_link: 'https://larch.example/privacy?a&b', locale: 'de-DE' })
    expect((await read('/privacy')).body).toContain('<a href="https://larch.example/privacy?a&amp;b" rel="noopener">')
    expect((await read('/terms')).body).toContain('Bitte fragen Sie Larch Trust danach.')
    expect((await page('about')).error).toMatchObject({ error: 'page_not_found' })

    // An event of an earlier release, without the page.
    await db.deleteFrom('pages').where('event_id', '=', id).execute()
    expect(await page('home')).toMatchObject(home)
    expect((await read('')).body).not.toContain('noindex')
    // A home page that is being written stays out of sight.
    const draft = { event_id: id, key: 'home', title: 'Secret', content: '[]', hero: 'null', published: false }
    await db
      .insertInto('pages')
      .values({ ...draft, description: null, template: null, picture: null })
      .execute()
    expect(await page('home')).toMatchObject(home)
    expect((await read('')).body).not.toContain('Secret')
  })

  test('a path is unique, and a charity stays one organisation', async () => {
    const demo = await startDemo(database)
    onTestFinished(demo.close)
    const { db } = demo.context
    const around = { at: new Date(), publicUrl: demo.url }
    const first = await createEvent(db, asked, around)
    await expect(createEvent(db, asked, around)).rejects.toThrow('choose another --path')
    const second = await createEvent(db, { ...asked, path: 'autumn-fair' }, around)
    expect(second.organisation_id).toBe(first.organisation_id)
    const another = { ...asked, path: 'winter-fair', charity: 'Other Trust' }
    await expect(createEvent(db, another, around)).rejects.toThrow('1234567 is here already as --charity "Larch Trust"')
    const { organisation_id } = await createEvent(db, { ...another, charity: 'LARCH Trust' }, around)
    expect(organisation_id).toBe(first.organisation_id)
  })
})

test('no event can be where the server itself answers', async () => {
  const demo = await startDemo(embedded)
  onTestFinished(demo.close)
  const none = () => new Response()
  const standIn = { app: new Hono().get('/v1/*', none).get('/stand-in/*', none) }
  const running = { context: demo.context, demo: demoParts, standIn, realtime: {}, metrics: { answered() {} } }
  const paths = createSite(running as unknown as Running, () => false).routes.map(({ path }) => path)
  const firsts = paths.flatMap(path => /^\/([a-z0-9-]+)(?:\/|$)/.exec(path)?.[1] ?? [])
  expect(firsts.length).toBeGreaterThan(20)
  expect([...new Set(firsts)].filter(first => !reservedPaths.has(first))).toEqual([])
})

test.each([
  [['--name', 'Ball', '--path', 'ball'], 'Not given: --charity, --organiser.'],
  [['--charity', 'X', '--name', 'Ball', '--path', 'ball', '--organiser', 'Ada'], '--organiser is a first name'],
])('the command says what is missing or wrong: %j', (options, sentence) => {
  const script = fileURLToPath(new URL('../../host-demo/server/add-event.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})
