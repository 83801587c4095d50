import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userChannel } from '../../src/api/channels.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { somebody } from './people.ts'

const event = 'riverside'
const charity = 'https://www.threeriversairambulance.example'
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

describe.each(databasesFor(import.meta.url))('signing in for a charity’s own page on $name', database => {
  let demo: DemoServer
  let later = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + later) })
  }, 60_000)
  afterAll(() => demo.close())

  const newVerifier = () => randomBytes(32).toString('base64url')

  const authorize = (token: string | undefined, page = `${charity}/donate?tab=2#form`, verifier = newVerifier()) =>
    demo.call(endpoints.authorizePage, { page, code_challenge: hash(verifier) }, { event, ...(token && { token }) })

  async function codeFor(verifier: string, page?: string) {
    const { token, email } = await somebody(demo)
    const { output } = await authorize(token, page, verifier)
    const address = new URL(output.page)
    return { address, code: address.searchParams.get('fayre_code') ?? '', email }
  }

  const exchange = (code: string, code_verifier: string, from: { origin?: string; event?: string } = {}) =>
    demo.call(endpoints.exchangeCode, { code, code_verifier }, { event, origin: charity, ...from })

  test('returns to the page that asked, with a code that this page exchanges for a session', async () => {
    const verifier = newVerifier()
    const { address, code, email } = await codeFor(verifier)
    expect(address.href.replace(code, '…')).toBe(`${charity}/donate?tab=2&fayre_code=…#form`)
    const { status, output } = await exchange(code, verifier)
    expect(status).toBe(200)
    expect(output.user.email).toBe(email)
    const { output: known } = await demo.call(endpoints.profile, {}, { event, token: output.access_token })
    expect(known.user?.email).toBe(email)
  })

  test('a code works once, even if it is used twenty times at once', async () => {
    const verifier = newVerifier()
    const { code } = await codeFor(verifier)
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.error.error).toBe('code_expired')
  })

  test('a stolen code is useless: without the verifier, from another origin, at another event, or later', async () => {
    const verifier = newVerifier()
    const { code } = await codeFor(verifier)
    const { error: another } = await exchange(code, newVerifier())
    // The platform's own pages belong to the event too, but they did not request the code.
    const { error: ours } = await exchange(code, verifier, { origin: demo.url })
    const { error: foreign } = await exchange(code, verifier, { origin: 'https://evil.example' })
    const { error: otherEvent } = await exchange(code, verifier, { event: 'moonlight', origin: demo.url })
    const bare = await demo.call(endpoints.exchangeCode, { code, code_verifier: verifier }, { event })
    expect([another, ours, foreign, otherEvent, bare.error].map(({ error }) => error)).toEqual([
      'code_expired',
      'code_expired',
      'untrusted_source',
      'code_expired',
      'code_expired',
    ])
    later = 2 * 60_000 + 1000
    expect((await exchange(code, verifier)).error.error).toBe('code_expired')
    later = 0
    // None of these calls has used the code up.
    expect((await exchange(code, verifier)).status).toBe(200)
  })

  test.each([
    ['https://evil.example/donate', 403],
    ['https://www.threeriversairambulance.example.evil.example/', 403],
    ['https://www.threeriversairambulance.example@evil.example/', 403],
    ['https://ada:secret@www.threeriversairambulance.example/', 403],
    ['http://www.threeriversairambulance.example/', 403],
    ['https://www.threeriversairambulance.example:8443/', 403],
    // Another charity's page.
    ['https://www.starlinghouse.example/', 403],
    ['javascript:alert(1)', 403],
    ['data:text/html,x', 403],
    ['//evil.example/', 400],
    ['/donate', 400],
    ['', 400],
  ])('never leads to %s', async (page, status) => {
    const { token } = await somebody(demo)
    expect((await authorize(token, page)).status).toBe(status)
  })

  test('a code in the page’s own address is replaced', async () => {
    const { address, code } = await codeFor(newVerifier(), `${charity}/?fayre_code=planted&fayre_code=twice`)
    expect(address.searchParams.getAll('fayre_code')).toEqual([code])
    expect(code).not.toBe('planted')
  })

  test('nobody gets a code without being signed in', async () => {
    expect((await authorize(undefined)).status).toBe(401)
    expect((await authorize('nonsense')).status).toBe(401)
  })

  test('the session of a page listens to its event’s alerts and to those of no other', async () => {
    const verifier = newVerifier()
    const { code } = await codeFor(verifier)
    const { access_token, user } = (await exchange(code, verifier)).output
    const listen = async (channel_name: string) => {
      const answer = await fetch(`${demo.url}${apiPath}/realtime/auth`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, origin: charity },
        body: new URLSearchParams({ socket_id: '1.1', channel_name }),
      })
      return answer.status
    }
    expect(await listen(userChannel(event, user.user_id))).toBe(200)
    expect(await listen(userChannel('moonlight', user.user_id))).toBe(403)
    expect(await listen(userChannel(event, 'usr_other'))).toBe(403)
    expect(await listen(`private-user-${user.user_id}`)).toBe(403)
  })

  test('the session of a page is for gifts and bids of its event for an hour, and neither for the account nor for more codes', async () => {
    const verifier = newVerifier()
    const { code } = await codeFor(verifier)
    const token = (await exchange(code, verifier)).output.access_token
    const at = { event, token, origin: charity }
    expect((await demo.call(endpoints.standingGiftAid, {}, at)).status).toBe(200)
    expect((await demo.call(endpoints.watchedLots, {}, at)).status).toBe(200)
    expect((await demo.call(endpoints.account, {}, at)).status).toBe(403)
    expect((await demo.call(endpoints.accountData, {}, at)).status).toBe(403)
    expect((await demo.call(endpoints.adminProfile, {}, at)).status).toBe(403)
    expect((await authorize(token)).status).toBe(403)
    expect((await demo.call(endpoints.profile, {}, { event: 'moonlight', token })).status).toBe(403)
    later = 61 * 60_000
    expect((await demo.call(endpoints.profile, {}, { event, token })).status).toBe(401)
    later = 0
    expect((await demo.call(endpoints.logout, {}, at)).status).toBe(200)
    expect((await demo.call(endpoints.profile, {}, { event, token })).status).toBe(401)
  })
})
