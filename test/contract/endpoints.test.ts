import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../host-demo/server/api.ts'
import { apiPath, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  test('answers every read of the table in its own shape, for each event', async () => {
    for (const event of ['moonlight-ball', 'riverside', 'summer-fayre']) {
      for (const endpoint of [
        endpoints.appSettings,
        endpoints.terminology,
        endpoints.loginRequirements,
        endpoints.donationTotal,
      ]) {
        expect((await demo.call<Endpoint>(endpoint, { event })).status).toBe(200)
      }
      expect((await demo.call(endpoints.page, { key: 'home', event })).output).toMatchObject({ key: 'home' })
    }
    expect((await demo.call(endpoints.appInfo, {})).output).toEqual({ version: '2.1.1', build: 85 })
    expect((await demo.call(endpoints.appStatus, {})).output.status).toBe('ok')
  })

  test('uses the default event if none is named', async () => {
    const { output } = await demo.call(endpoints.appSettings, {})
    expect(output.event_id).toBe('moonlight')
    expect((await demo.call(endpoints.appSettings, { event: 'default_microsite' })).output).toEqual(output)
  })

  test('gives a block its part of the settings, and nothing of the rest', async () => {
    const sent = await fetch(`${demo.url}/api/v1/app/settings/block?event=summer-fayre`)
    const { output } = await demo.call(endpoints.appSettings, { event: 'summer-fayre' })
    // A charity's page caches the settings and shows it before the next request.
    expect(output.splash_logoISfile).toBe(`${demo.url}/demo/art/summer-fayre/splash.svg`)
    const { event_id, brand_properties, fonts, font_fallbacks, realtime } = output
    expect(fonts).toContainEqual({ family: 'Nunito', weight: '400', uri: expect.stringMatching(/nunito-latin-400/) })
    expect(brand_properties).toMatchObject({ '--fayre-primary': '#d33f2c', '--fayre-font-primary': '#ffffff' })
    expect(Object.keys(await sent.json())).toEqual([
      ...['event_id', 'brand_properties', 'fonts', 'font_fallbacks', 'realtime'],
    ])
    expect((await demo.call(endpoints.blockSettings, { event: 'summer-fayre' })).output).toEqual({
      event_id,
      brand_properties,
      fonts,
      font_fallbacks,
      realtime,
    })
  })

  test.each(['app/settings', 'app/settings/block'])('gives a device its own fallback fonts with %s', async path => {
    const ask = async (device: string) => {
      const answer = await fetch(`${demo.url}/api/v1/${path}?event=summer-fayre`, { headers: { 'user-agent': device } })
      expect(answer.headers.get('vary')).toMatch(/\buser-agent\b/i)
      return (await answer.json()).font_fallbacks
    }
    const iphone = await ask('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0')
    const android = await ask('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0.0.0 Mobile')
    expect(JSON.stringify(iphone)).toContain('Arial')
    expect(JSON.stringify(android)).toContain('Roboto')
    expect(JSON.stringify(android)).not.toContain('Arial')
  })

  test('takes the event whose own domain was called', async () => {
    const { db } = demo.context
    await db.insertInto('event_hosts').values({ host: '127.0.0.1', event_id: 'riverside' }).execute()
    expect((await demo.call(endpoints.appSettings, {})).output.event_id).toBe('riverside')
    await db.deleteFrom('event_hosts').execute()
  })

  test('names versions on every answer, and lets none be shown unasked', async () => {
    const { headers: sent } = await demo.call(endpoints.appInfo, {})
    expect(sent.get(headers.appVersion)).toBe('2.1.1')
    expect(sent.get(headers.appBuild)).toBe('85')
    expect(sent.get('cache-control')).toBe('no-store')
    const icons = await demo.call(endpoints.iconList, { names: 'gavel' })
    expect(icons.headers.get('cache-control')).toBe('no-cache')
  })

  test('a call that names no event does not share its answer with one for an event that is not here', async () => {
    const total = (query: string) => fetch(`${demo.url}${apiPath}/donations/total${query}`)
    const calls = Array.from({ length: 40 }, (_, index) => total(index % 2 ? '?event=undefined' : ''))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual(calls.map((_, index) => (index % 2 ? 404 : 200)))
  })

  test('names the event, page or call that does not exist', async () => {
    expect(await demo.call(endpoints.donationTotal, { event: 'nowhere' })).toMatchObject({
      status: 404,
      error: { error: 'event_not_found' },
    })
    expect(await demo.call(endpoints.page, { key: 'nowhere' })).toMatchObject({
      status: 404,
      error: { error: 'page_not_found' },
    })
    const response = await fetch(`${demo.url}${apiPath}/nowhere`)
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'not_found' }])
  })

  test('says what is wrong with which field', async () => {
    const { status, error } = await demo.call(endpoints.login, { email: 'nobody', password: '' })
    expect(status).toBe(400)
    expect(error.error).toBe('validation_error')
    expect(Object.keys(error.fields ?? {})).toEqual(['email', 'password'])
  })

  test('refuses bodies that are no JSON objects', async () => {
    const post = async (body: string, type = 'application/json') => {
      const init = { method: 'POST', body, headers: { 'content-type': type, [headers.eventId]: 'riverside' } }
      return (await fetch(`${demo.url}${apiPath}/users/login`, init)).status
    }
    expect(await post('{')).toBe(400)
    expect(await post('[1]')).toBe(400)
    expect(await post('null')).toBe(400)
    expect(await post('email=x', 'application/x-www-form-urlencoded')).toBe(415)
    expect(await post(`{"email":"${'x'.repeat(70_000)}"}`)).toBe(413)
  })

  test('refuses U+0000 anywhere', async () => {
    const nul = 'a\0b'
    const { guest, ...gift } = giftInput()
    const named = guest && { ...guest, first_name: nul }
    for (const { status, error } of [
      await demo.call(endpoints.appSettings, { event: nul }),
      await demo.call(endpoints.page, { key: nul }),
      await demo.call(endpoints.order, { order_id: nul }),
      await demo.call(endpoints.payStripe, { ...gift, guest: named }),
      await demo.call(endpoints.payStripe, giftInput({ message: nul })),
    ]) {
      expect([status, error.error]).toEqual([400, 'validation_error'])
    }
  })

  test('lets any page read what is open, without credentials', async () => {
    const { headers: sent } = await demo.call(endpoints.appSettings, {}, { origin: 'null' })
    expect(sent.get('access-control-allow-origin')).toBe('*')
    expect(sent.get('access-control-allow-credentials')).toBeNull()
  })

  test("lets only the event's own pages make the other calls", async () => {
    const charity = 'https://www.threeriversairambulance.example'
    const allowed = await demo.call(endpoints.profile, {}, { origin: charity })
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(charity)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    const other = await demo.call(endpoints.profile, {}, { origin: charity, event: 'moonlight' })
    expect(other).toMatchObject({ status: 403, error: { error: 'untrusted_source' } })
    const stranger = await demo.call(endpoints.profile, {}, { origin: 'https://evil.example' })
    expect(stranger.status).toBe(403)
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('lets a tracing library send its headers, but none that a proxy acts on', async () => {
    const ask = async (path: string, names: string) => {
      const asked = { origin: 'https://www.threeriversairambulance.example', 'access-control-request-headers': names }
      const answer = await fetch(demo.url + apiPath + path, { method: 'OPTIONS', headers: asked })
      return answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
    }
    const traced = ['sentry-trace', 'baggage', 'traceparent', 'tracestate', 'x-requested-with', 'x-datadog-trace-id']
    for (const path of ['/checkout/pay/stripe', '/app/settings', '/realtime/auth']) {
      expect(await ask(path, traced.join(','))).toEqual(expect.arrayContaining(traced))
    }
    const bad = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-http-method-override', 'a b', '<script>', '*']
    const accepted = await ask('/app/settings', bad.join(', '))
    expect(accepted.filter(name => bad.includes(name))).toEqual([])
    expect(accepted).toContain(headers.eventId)
  })

  test('answers preflights', async () => {
    const ask = (origin: string) =>
      fetch(`${demo.url}${apiPath}/checkout/pay/stripe`, { method: 'OPTIONS', headers: { origin } })
    const allowed = await ask('https://www.threeriversairambulance.example')
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-max-age')).toBe('7200')
    expect(allowed.headers.get('access-control-allow-headers')).toContain(headers.eventId)
    const refused = await ask('https://evil.example')
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('refuses calls that need an event and name none', async () => {
    const response = await fetch(`${demo.url}${apiPath}/users/profile`)
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'event_not_found' }])
  })

  test('documents exactly the endpoints that it routes', async () => {
    const document: OpenApi = await (await fetch(`${demo.url}${apiPath}/openapi.json`)).json()
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const routed = createApi(demo.context, undefined)
      .routes.filter(({ method, path }) => method !== 'ALL' && method !== 'OPTIONS' && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(routed)].sort()).toEqual(documented.sort())
    for (const { method, path, errors = [] } of Object.values(endpoints) as Endpoint[]) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation).toBeDefined()
      for (const error of errors) expect(JSON.stringify(operation?.responses)).toContain(error)
    }
  })

  test('announces maintenance, and during it answers only the calls that report it', async () => {
    const { db } = demo.context
    const starts = new Date(Date.now() - 60_000)
    await db.insertInto('maintenance').values({ starts_at: starts, minutes: 30 }).execute()
    await expect.poll(async () => (await demo.call(endpoints.donationTotal, {})).status, { interval: 250 }).toBe(503)
    const { output, headers: sent } = await demo.call(endpoints.appStatus, {})
    expect(output).toMatchObject({ status: 'maintenance', maintenance_period: 30 })
    expect(sent.get(headers.maintenanceEta)).toBe(starts.toISOString())
    expect(sent.get(headers.maintenancePeriod)).toBe('30')
  }, 20_000)
})
