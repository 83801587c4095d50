import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const press = (sent: Record<string, string>, origin = demo.url) =>
    fetch(`${demo.url}/demo/control`, {
      method: 'POST',
      body: new URLSearchParams(sent),
      headers: { origin },
      redirect: 'manual',
    })
  const soon = { interval: 100 }

  test('shows what there is to do, without a script', async () => {
    const page = await (await fetch(`${demo.url}/demo/control`)).text()
    expect(page).toContain('None is planned.')
    expect(page).toMatch(/href="\/moonlight-ball\/thank-you\?preview=[\w.-]+"/)
    expect(page).toContain('with the codes EARLYBIRD, LAST-YEAR, OUR-GUEST, SUPPER, TABLE-50')
    expect(page).not.toContain('<script')
    const [, hidden = ''] = /href="(\/moonlight-ball\/thank-you\?preview=[\w.-]+)"/.exec(page) ?? []
    expect((await fetch(demo.url + hidden)).status).toBe(200)
  })

  test('plans maintenance, lets it run, and calls it off', async () => {
    expect((await press({ action: 'plan-maintenance', begins: '10', minutes: '20' })).status).toBe(303)
    const announced = async () => (await demo.call(endpoints.appStatus, {})).headers.get(headers.maintenancePeriod)
    await expect.poll(announced, soon).toBe('20')
    expect((await fetch(`${demo.url}/moonlight-ball`)).status).toBe(200)
    await press({ action: 'plan-maintenance', begins: '0', minutes: '3' })
    const document = () => fetch(`${demo.url}/moonlight-ball/about`)
    await expect.poll(async () => (await document()).status, soon).toBe(503)
    const paused = await document()
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(Number(paused.headers.get('retry-after'))).toBeLessThanOrEqual(180)
    const text = await paused.text()
    expect(text).toContain('We will be back soon')
    expect(text).toContain('<script type="module" src="/microsite.js"')
    const { status, headers: sent } = await demo.call(endpoints.page, { key: 'home' })
    expect(status).toBe(503)
    expect(Number(sent.get('retry-after'))).toBeLessThanOrEqual(180)
    expect((await demo.call(endpoints.appInfo, {})).status).toBe(200)
    expect((await fetch(`${demo.url}/demo/fonts/fonts.css`)).status).toBe(200)
    await press({ action: 'stop-maintenance' })
    await expect.poll(async () => (await document()).status, soon).toBe(200)
  })

  test('releases a build that every answer names, and withdraws it', async () => {
    await press({ action: 'release-build' })
    await expect
      .poll(async () => (await demo.call(endpoints.appInfo, {})).output, soon)
      .toEqual({ version: '2.1.1', build: 86 })
    expect((await demo.call(endpoints.terminology, {})).headers.get(headers.appBuild)).toBe('86')
    await press({ action: 'withdraw-build' })
    await expect.poll(async () => (await demo.call(endpoints.appInfo, {})).output.build, soon).toBe(85)
  })

  test('archives an account, whose token is then invalid', async () => {
    const { output } = await demo.call(
      endpoints.login,
      { email: 'guest@fayre.example', password: 'fayre-demo' },
      { event: 'moonlight' },
    )
    const from = { event: 'moonlight', token: 'access_token' in output ? output.access_token : '' }
    expect((await demo.call(endpoints.profile, {}, from)).output.user).toBeDefined()
    await press({ action: 'archive-account', email: 'guest@fayre.example' })
    const gone = { status: 401, error: { error: 'invalid_token', error_header: 'Account archived' } }
    expect(await demo.call(endpoints.profile, {}, from)).toMatchObject(gone)
    const again = { email: 'guest@fayre.example', password: 'fayre-demo' }
    expect(await demo.call(endpoints.login, again, { event: 'moonlight' })).toMatchObject(gone)
    await press({ action: 'restore-account', email: 'guest@fayre.example' })
    expect((await demo.call(endpoints.profile, {}, from)).output.user).toBeDefined()
  })

  test('redirects the visitors of one event, and publishes its domain', async () => {
    await press({ action: 'redirect', event: 'summer', url: 'https://www.appletreelane.example/' })
    await press({ action: 'domain-type', event: 'summer', type: 'public' })
    const settings = async (event: string) => (await demo.call(endpoints.appSettings, { event })).output
    expect(await settings('summer')).toMatchObject({
      redirect_url: 'https://www.appletreelane.example/',
      domain_type: 'public',
      name: 'Summer Fayre',
    })
    expect(await settings('riverside')).toMatchObject({ redirect_url: undefined, domain_type: 'private' })
    await press({ action: 'redirect', event: 'summer', url: '' })
    expect((await settings('summer')).redirect_url).toBeUndefined()
  })

  test('makes the card provider unavailable, and available again', async () => {
    const pay = () => demo.call(endpoints.payStripe, giftInput())
    await press({ action: 'trouble-provider', refuses: '/v1/payment_intents', news: 'late' })
    const page = await (await fetch(`${demo.url}/demo/control`)).text()
    expect(page).toContain('name="refuses" value="/v1/payment_intents"')
    expect(page).toContain('<option value="late" selected>')
    expect(await pay()).toMatchObject({ status: 502, error: { error: 'payments_unavailable' } })
    await press({ action: 'trouble-provider' })
    expect((await pay()).status).toBe(200)
  })

  test('refuses buttons that are pressed by the pages of others', async () => {
    expect((await press({ action: 'release-build' }, 'https://evil.example')).status).toBe(403)
    expect((await press({ action: 'constructor' })).status).toBe(400)
    expect((await demo.call(endpoints.appInfo, {})).output.build).toBe(85)
  })

  test('shows an unpublished page to an organiser of the event, and to nobody else', async () => {
    const signIn = async (email: string) => {
      const { output } = await demo.call(endpoints.login, { email, password: 'fayre-demo' }, { event: 'moonlight' })
      return 'access_token' in output ? output.access_token : ''
    }
    const read = (token?: string) =>
      demo.call(endpoints.pagePreview, { key: 'thank-you' }, { event: 'moonlight', ...(token && { token }) })
    const [organiser, guest] = [await signIn('harriet@fayre.example'), await signIn('desmond@fayre.example')]
    expect((await read(organiser)).output).toMatchObject({ key: 'thank-you', publishedYN: false })
    expect((await read(guest)).status).toBe(403)
    expect((await read()).status).toBe(401)
  })
})
