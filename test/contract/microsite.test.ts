import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { HtmlValidate } from 'html-validate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewToken } from '../../host-demo/server/modules/pages/html/preview.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { setEventLocale } from './set-event-locale.ts'

const events = ['moonlight-ball', 'riverside-10k', 'summer-fayre']
const ownDomain = 'riverside.localhost'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const read = (path: string, host?: string) => get(demo.url, path, host)

  test.each(events)('shows the pages of %s without a script', async event => {
    const home = await read(`/${event}`)
    expect(home.status).toBe(200)
    expect(home.body).toMatch(/<h1>[^<]+<\/h1>/)
    expect(home.body).toContain('raised of £')
    expect(home.body).toContain(`<a href="/${event}/about">`)
    expect(home.body).toContain(`<fayre-microsite event="${event}" page mode="path" base="/${event}">`)
    expect(home.body).not.toContain('/sign-in')
    for (const key of ['home', 'about', 'faq', 'sponsors', 'contact', 'terms', 'privacy']) {
      expect([key, (await read(`/${event}/${key}`)).status]).toEqual([key, 200])
    }
    for (const [, path = ''] of home.body.matchAll(/<li><a href="(\/[^"]*)">/g)) {
      expect([path, (await read(path)).status]).toEqual([path, 200])
    }
  })

  test('answers screens, and a 404 for other paths', async () => {
    for (const path of ['/order-complete', '/account/orders/7', '/sign-in?_redirect=/account', '/sign-in/']) {
      const { status, body } = await read(`/moonlight-ball${path}`)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain('<meta name="robots" content="noindex">')
    }
    for (const path of ['/nowhere', '/auction/items/3', '/thank-you', '/a%00b', '/%E0%A4%A', '/constructor']) {
      const { status, body } = await read(`/moonlight-ball${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('<script type="module" src="/microsite.js"')
    }
    expect((await read('/moonlight-ball/c/core-12345678.js')).body).toBe('Not found')
    expect((await read('/moonlight-balloon')).status).toBe(404)
  })

  test('thanks only where there is something to thank for', async () => {
    for (const path of ['/survey/survey-success', '/poll/poll-success', '/donate-lot/success']) {
      expect([path, (await read(`/riverside-10k${path}`)).status]).toEqual([path, 404])
      expect([path, (await read(`/summer-fayre${path}`)).status]).toEqual([path, 200])
    }
  })

  test('says what is asked for where offers are taken, and keeps the address free where not', async () => {
    const { status, body } = await read('/moonlight-ball/donate-lot')
    expect(status).toBe(200)
    for (const words of ['Experiences raise most on the night', 'Offers are open until', 'The form needs JavaScript']) {
      expect(body).toContain(words)
    }
    expect((await read('/moonlight-ball/donate-lot/success')).body).toContain('Your offer has arrived')
    expect((await read('/donate-lot', ownDomain)).status).toBe(404)
  })

  test('owns every address of its own domain, the front page too', async () => {
    const home = await read('/', ownDomain)
    expect(home.status).toBe(200)
    expect(home.body).toContain('<fayre-microsite event="riverside-10k" page mode="path" base="/">')
    expect(home.body).toContain(`<link rel="canonical" href="http://${ownDomain}:`)
    expect((await read('/about', ownDomain)).body).toContain('<a href="/contact">')
    expect((await read('/nowhere', ownDomain)).status).toBe(404)
    expect((await read('/brand.css', ownDomain)).body).toContain('--fayre-primary: #0b7a45')
    const settings = JSON.parse((await read('/api/v1/app/settings?event=riverside-10k', ownDomain)).body)
    expect(settings).toMatchObject({ custom_domainYN: 'yes', url_root_path: '/', custom_domain: ownDomain })
    const other = JSON.parse((await read('/api/v1/app/settings?event=moonlight-ball', ownDomain)).body)
    expect(other).toMatchObject({ custom_domainYN: 'no', url_root_path: '/moonlight-ball' })
    expect((await read('/')).body).not.toContain('fayre-microsite')
  })

  test('tells link previews and search engines what the page is', async () => {
    const { body } = await read('/moonlight-ball/about')
    expect(body).toContain('<title>The evening | The Moonlight Ball</title>')
    expect(body).toContain(`<link rel="canonical" href="${demo.url}/moonlight-ball/about">`)
    expect(body).toContain('<meta property="og:title" content="The evening">')
    expect(body).toContain(`<meta property="og:image" content="${demo.url}/demo/art/moonlight-ball/social.jpg">`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect((await read('/demo/art/moonlight-ball/social.jpg')).status).toBe(200)
    const map = await read('/moonlight-ball/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    expect(map.body).toContain(`<loc>${demo.url}/moonlight-ball</loc>`)
    expect(map.body).toContain(`<loc>${demo.url}/moonlight-ball/faq</loc>`)
    expect(map.body).not.toContain('thank-you')
    expect((await read('/robots.txt')).body).toContain(`Sitemap: ${demo.url}/summer-fayre/sitemap.xml`)
  })

  test('preloads the script’s first requests, at the same addresses', async () => {
    const { body } = await read('/summer-fayre')
    const asked = [...body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(
      found => found[1],
    )
    expect(asked).toEqual([
      '/api/v1/app/settings?event=summer-fayre',
      '/api/v1/pages/home?event=summer-fayre',
      '/api/v1/donations/total?event=summer-fayre',
    ])
    for (const path of asked) expect((await read(path ?? '')).status).toBe(200)
    for (const [, path = ''] of body.matchAll(/<link rel="preload" as="font"[^>]+href="([^"]+)">/g)) {
      expect((await read(path)).status).toBe(200)
    }
  })

  test('allows nothing inline but its style sheet, and HTML through one named policy alone', async () => {
    const { headers, body } = await read('/moonlight-ball')
    const policy = headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("img-src 'self' data: https://pictures.starlinghouse.example;")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types fayre")
    expect(policy).not.toContain('unsafe')
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(body.replace(sheet, '').replace('<style></style>', '')).not.toMatch(/<style|style=|<script>|\son\w+=/)
  })

  test('shows an unpublished page to a signed preview, in the document and in the API', async () => {
    const { db, now, previewSecret } = demo.context
    const preview = previewToken({ now, previewSecret }, 'moonlight', 'thank-you')
    const shown = await read(`/moonlight-ball/thank-you?preview=${preview}`)
    expect([shown.status, shown.body.includes('You did it')]).toEqual([200, true])
    expect(shown.body).toContain('content="noindex"')
    expect(shown.body).toContain(`/api/v1/pages/thank-you?event=moonlight-ball&amp;preview=${preview}`)
    const call = (token?: string) =>
      demo.call(endpoints.page, { key: 'thank-you', event: 'moonlight-ball', ...(token && { preview: token }) })
    expect((await call(preview)).output).toMatchObject({ title: 'What the evening raised', publishedYN: false })
    const refused = [
      await call(),
      await call('1.x'),
      await call(previewToken({ now, previewSecret }, 'moonlight', 'faq')),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 404, error: { error: 'page_not_found' } })
    }
    expect((await read('/moonlight-ball/thank-you')).body).not.toContain('You did it')
    await db.updateTable('pages').set({ published: true }).where('key', '=', 'thank-you').execute()
    expect((await call()).output).toMatchObject({ publishedYN: true })
    await db.updateTable('pages').set({ published: false }).where('key', '=', 'thank-you').execute()
  })

  test('shows terms that are written in the settings, in the place of a page', async () => {
    const { db } = demo.context
    const text = JSON.stringify({ microsite_terms_custom_text: '<p>Be kind.</p><script>alert(1)</script>' })
    const write = (settings: string) =>
      db
        .updateTable('events')
        .set({ settings: sql<string>`settings || ${settings}::jsonb` })
        .where('id', '=', 'summer')
        .execute()
    await write(text)
    const { status, body } = await read('/summer-fayre/terms')
    expect([status, body.includes('<p>Be kind.</p></section>')]).toEqual([200, true])
    expect(body).not.toContain('/api/v1/pages/terms')
    await write('{"microsite_terms_custom_text":null}')
    expect((await read('/summer-fayre/terms')).body).toContain('The raffle')
  })

  test('lets pages of the own domain call with credentials', async () => {
    const { port } = new URL(demo.url)
    const from = (origin: string) => demo.call(endpoints.profile, {}, { event: 'riverside', origin })
    expect((await from(`http://${ownDomain}:${port}`)).status).toBe(200)
    expect((await from(`http://other.localhost:${port}`)).status).toBe(403)
    // The same host on another port is another server.
    expect((await from(`http://${ownDomain}`)).status).toBe(403)
    expect((await from(`https://${ownDomain}`)).status).toBe(403)
  })

  test('lets no page of a domain call over plain HTTP, or from another port', async () => {
    const { db } = demo.context
    await db.insertInto('event_hosts').values({ host: 'gala.example', event_id: 'riverside' }).execute()
    const { port } = new URL(demo.url)
    const from = (origin: string) => demo.call(endpoints.profile, {}, { event: 'riverside', origin })
    expect((await from(`https://gala.example:${port}`)).status).toBe(200)
    expect((await from(`http://gala.example:${port}`)).status).toBe(403)
    expect((await from('https://gala.example')).status).toBe(403)
    await db.deleteFrom('event_hosts').where('host', '=', 'gala.example').execute()
  })

  test('has German texts around a German organiser’s content', async () => {
    await setEventLocale(demo, 'summer-fayre', 'de-DE')
    const [home, nowhere] = [await read('/summer-fayre'), await read('/summer-fayre/no/where')]
    const framed = await read('/embed.html?block=tickets&event=summer-fayre')
    await setEventLocale(demo, 'summer-fayre', 'en-GB')
    for (const { body } of [home, framed]) expect(body).toContain('<html lang="de-DE">')
    expect(home.headers['content-language']).toBe('de-DE')
    expect(home.body).toMatch(/<strong>[^<]+<\/strong> von [^<]+ gesammelt, gegeben von \d+ /)
    expect(home.body).toMatch(/Zum Inhalt springen[\s\S]+So können Sie spenden und mitmachen/)
    expect(nowhere.body).toContain('<h1>Diese Seite gibt es nicht</h1>')
    expect((await read('/summer-fayre')).body).toContain('Skip to the content')
  })

  test('is a valid document, on every page', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
    expect((await validator.validateString('<!doctype html><p><div></div></p>')).valid).toBe(false)
    const paths = ['', '/about', '/faq', '/sponsors', '/contact', '/terms', '/pledge', '/nowhere']
    for (const path of [...events.flatMap(event => paths.map(rest => `/${event}${rest}`)), '/moonlight-ball/home']) {
      const report = await validator.validateString((await read(path)).body)
      const found = report.results.flatMap(({ messages }) => messages)
      expect(found.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`)).toEqual([])
    }
  })
})

/** Rules of style rather than validity. */
const rules = {
  'doctype-style': 'off',
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  // Sanitised HTML contains `<img />`, which HTML allows.
  'void-style': 'off',
} as const

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** Requests the server's own address with any Host header. */
function get(url: string, path: string, host?: string): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const headers = host === undefined ? {} : { host: `${host}:${port}` }
    request({ hostname, port, path, headers }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', text => {
        body += text
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}
