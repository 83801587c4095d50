import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailLink } from '../../host-demo/server/identity/mail-links.ts'
import { pruneSessions } from '../../host-demo/server/identity/sessions.ts'
import { userChannel } from '../../src/api/channels.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { password, somebody } from './people.ts'

/** An event whose people sign in by password. */
const moonlight = { event: 'moonlight' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let later = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + later) })
  }, 60_000)
  afterAll(() => demo.close())

  test('signs somebody out', async () => {
    const session = await somebody(demo)
    const token = session.access_token
    expect((await demo.call(endpoints.profile, {}, { token })).output.user).toEqual(session.user)
    expect((await demo.call(endpoints.logout, {}, { token })).status).toBe(200)
    expect(await demo.call(endpoints.profile, {}, { token })).toMatchObject({
      status: 401,
      error: { error: 'session_expired' },
    })
  })

  test('reports the organiser’s role at their own event only', async () => {
    const harriet = { email: 'harriet@fayre.example', password: 'fayre-demo' }
    const signedIn = (await demo.call(endpoints.login, harriet, moonlight)).output
    expect(signedIn).toMatchObject({ result: 'signed_in', user: { is_organiser: true } })
    const token = signedIn.result === 'signed_in' ? signedIn.access_token : ''
    const at = async (event: string) => (await demo.call(endpoints.profile, {}, { token, event })).output.user
    expect(await at('moonlight')).toMatchObject({ is_organiser: true })
    expect(await at('riverside')).toMatchObject({ first_name: 'Harriet', is_organiser: false })
  })

  test('reports an expired session, and deletes it a month later', async () => {
    const session = await somebody(demo)
    const call = { token: session.access_token }
    const { db } = demo.context
    const day = 24 * 60 * 60 * 1000
    const ended = Date.parse(session.expires_at) + day
    await pruneSessions(db, new Date(ended))
    later = ended - Date.now()
    expect(await demo.call(endpoints.profile, {}, call)).toMatchObject({ error: { error: 'session_expired' } })
    await pruneSessions(db, new Date(ended + 30 * day))
    expect(await demo.call(endpoints.profile, {}, call)).toMatchObject({ error: { error: 'session_expired' } })
    later = 0
  })

  test('finds an account however its address is written', async () => {
    const { email } = await somebody(demo)
    const { status } = await demo.call(endpoints.login, { email: email.toUpperCase(), password }, moonlight)
    expect(status).toBe(200)
  })

  test('gives one answer to an unknown address and to a wrong password', async () => {
    const unknown = await demo.call(
      endpoints.login,
      { email: 'nobody@guests.example', password: 'whatever' },
      moonlight,
    )
    const wrong = await demo.call(endpoints.login, { email: 'guest@fayre.example', password: 'whatever' }, moonlight)
    expect(unknown.status).toBe(401)
    expect(unknown.error.error).toBe('invalid_grant')
    expect(wrong.error).toEqual(unknown.error)
  })

  test('refuses an invented token, instead of treating the caller as a guest', async () => {
    for (const endpoint of [endpoints.profile, endpoints.orders]) {
      const { status, error } = await demo.call(endpoint, {}, { token: 'invented' })
      expect([status, error.error]).toEqual([401, 'session_expired'])
    }
    expect((await demo.call(endpoints.orders, {})).status).toBe(401)
    expect((await demo.call(endpoints.profile, {})).output.user).toBeUndefined()
  })

  test('ends a session after thirty days', async () => {
    const token = (await somebody(demo)).access_token
    later = 31 * 24 * 60 * 60 * 1000
    const { status, error } = await demo.call(endpoints.profile, {}, { token })
    later = 0
    expect([status, error.error]).toEqual([401, 'session_expired'])
  })

  test('stores neither passwords nor tokens', async () => {
    const { access_token } = await somebody(demo)
    const { db } = demo.context
    const stored = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(access_token)
  })

  test('opens one session for a mail’s link, even if it is opened twice at once', async () => {
    const { user } = await somebody(demo)
    const link = { userId: user.user_id, redirectRoute: '/account/tickets' }
    const user_token = await createMailLink(demo.context.db, link, new Date())
    const answers = await Promise.all([1, 2, 3].map(() => demo.call(endpoints.profile, { user_token })))
    const [opened] = answers.filter(answer => answer.status === 200)
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 400, 400])
    expect(opened?.output).toMatchObject({ user, redirect_route: '/account/tickets' })
    const token = opened?.output.access_token ?? ''
    expect((await demo.call(endpoints.profile, {}, { token })).output.user).toEqual(user)
  })

  test('does not use a link of another account, but says where its caller can switch, and not to whom', async () => {
    const { access_token: token, user: alice } = await somebody(demo)
    const { user: mallory } = await somebody(demo)
    const link = { userId: mallory.user_id, redirectRoute: '/auction/checkout' }
    const user_token = await createMailLink(demo.context.db, link, new Date())
    const { output } = await demo.call(endpoints.profile, { user_token }, { token })
    expect(output).toMatchObject({ user: alice, access_token: undefined })
    expect(output.redirect_route).toBe(`/sign-in/switch#${user_token}`)
    expect(JSON.stringify(output)).not.toContain(mallory.user_id)
    // Once she has signed out, it is good.
    await demo.call(endpoints.logout, {}, { token })
    const switched = await demo.call(endpoints.profile, { user_token })
    expect(switched.output).toMatchObject({ user: mallory, redirect_route: '/auction/checkout' })
  })

  test('uses a link of the caller’s own account, and one that comes with a session that has ended', async () => {
    const { access_token: token, user } = await somebody(demo)
    const link = () => createMailLink(demo.context.db, { userId: user.user_id }, new Date())
    for (const known of [token, 'ended']) {
      const { output } = await demo.call(endpoints.profile, { user_token: await link() }, { token: known })
      expect(output.user).toEqual(user)
      expect(output.access_token).toEqual(expect.any(String))
    }
  })

  test('reports a used link, and does not sign anybody out', async () => {
    const { access_token: token, user } = await somebody(demo)
    const user_token = 'nobody has sent this'
    const refused = await demo.call(endpoints.profile, { user_token })
    expect(refused).toMatchObject({ status: 400, error: { error: 'link_expired' } })
    const known = await demo.call(endpoints.profile, { user_token }, { token })
    expect(known.output).toMatchObject({ user, access_token: undefined })
  })

  test('stops guessing at one account, and lets the others at the same address in', async () => {
    const { email } = await somebody(demo)
    const guess = () => demo.call(endpoints.login, { email, password: 'a guess' }, moonlight)
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
    const refused = await guess()
    expect(refused).toMatchObject({ status: 429, error: { error: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const neighbour = { email: 'guest@fayre.example', password: 'fayre-demo' }
    expect((await demo.call(endpoints.login, neighbour, moonlight)).status).toBe(200)
  }, 30_000)

  test('lets a socket onto its own channel only', async () => {
    const { access_token, user } = await somebody(demo)
    const ask = (channel_name: string, token: string) =>
      fetch(`${demo.url}${apiPath}/realtime/auth`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: new URLSearchParams({ socket_id: '123.456', channel_name }),
      })
    const own = await ask(userChannel('moonlight', user.user_id), access_token)
    expect([own.status, await own.json()]).toEqual([200, { auth: expect.stringMatching(/^fayre:[\da-f]{64}$/) }])
    expect((await ask(userChannel('moonlight', 'usr_other'), access_token)).status).toBe(403)
    expect((await ask(userChannel('moonlight', user.user_id), 'invented')).status).toBe(401)
  })
})
