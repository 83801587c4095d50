import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDevicesLimits } from '../../host-demo/server/identity/device-cookie.ts'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import { countOne } from '../../host-demo/server/platform/http/rate-limit.ts'
import { addressOf, type Endpoint, type InputOf } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { makePoll } from './polls.ts'
import { openedSurvey, question } from './surveys.ts'

describe.each(databasesFor(import.meta.url))('devices without an account on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  /** A call as a browser makes it that keeps the device's cookie. */
  async function from<E extends Endpoint>(address: string, cookie: string, endpoint: E, input: InputOf<E>) {
    const { url, body } = addressOf(endpoint, { ...(input as Record<string, unknown>) }, demo.url)
    const sent = { [headers.eventId]: event, 'x-forwarded-for': address, 'content-type': 'application/json', cookie }
    const response = await fetch(url, { method: endpoint.method, headers: sent, body: body && JSON.stringify(body) })
    const device = response.headers.get('set-cookie')?.split(';')[0]
    return { status: response.status, device, body: await response.json() }
  }

  /** Uses up the devices that a network may bring. */
  const exhaust = async (address: string) => {
    const [limit] = newDevicesLimits(address)
    if (limit) await Promise.all(Array.from({ length: limit.most }, () => countOne(demo.context.db, limit, new Date())))
  }
  const secret = () => sha256(randomUUID()).slice(0, 43)
  const voteWith = (poll_id: string, option: string) => ({ poll_id, option_ids: [option], vote_key: randomUUID() })

  test('a cookie that the server did not sign, or a key in its place, is counted as a new device', async () => {
    const { poll_id, ids } = await makePoll(demo, token, { publicYN: 'yes' })
    const room = '192.0.2.10'
    const { device = '' } = await from(room, '', endpoints.onePoll, { poll_id })
    expect(device).toMatch(/^fayre_device=[\w-]{43}\.[\w-]{43}$/)
    await exhaust(room)
    const altered = `fayre_device=${secret()}${device.slice(device.indexOf('.'))}`
    for (const cookie of ['', `fayre_device=${secret()}`, altered]) {
      const { status, body } = await from(room, cookie, endpoints.vote, voteWith(poll_id, ids[0]))
      expect([status, body.error]).toEqual([429, 'rate_limited'])
    }
    expect((await from(room, device, endpoints.vote, voteWith(poll_id, ids[1]))).status).toBe(200)
    const read = await from(room, '', endpoints.onePoll, { poll_id })
    expect([read.status, read.device]).toEqual([200, undefined])
    const { body } = await from('192.0.2.11', '', endpoints.vote, voteWith(poll_id, ids[0]))
    expect(body).toMatchObject({ result: { voters: 2 } })
  })

  test('a key that has voted votes again, and a vote on an unsigned cookie of before is still known', async () => {
    const { poll_id, ids } = await makePoll(demo, token, { publicYN: 'yes' })
    const room = '192.0.2.12'
    const old = secret()
    const device_hash = sha256(`${poll_id} ${old}`)
    await demo.context.db
      .insertInto('poll_votes')
      .values({ poll_id, user_id: null, device_hash, option_ids: JSON.stringify([ids[0]]), voted_at: new Date() })
      .execute()
    const keyed = voteWith(poll_id, ids[0])
    expect((await from(room, '', endpoints.vote, keyed)).status).toBe(200)
    await exhaust(room)
    expect((await from(room, '', endpoints.vote, { ...keyed, option_ids: [ids[2]] })).status).toBe(200)
    const cookie = `fayre_device=${old}`
    expect((await from(room, cookie, endpoints.onePoll, { poll_id })).body.voted_for).toEqual([ids[0]])
    const { items } = (await from(room, cookie, endpoints.polls, {})).body
    expect(items.find((one: { poll_id: string }) => one.poll_id === poll_id)).toMatchObject({ votedYN: 'yes' })
    const changed = await from(room, cookie, endpoints.vote, voteWith(poll_id, ids[1]))
    expect(changed.body).toMatchObject({ voted_for: [ids[1]], result: { voters: 2 } })
    const again = await from(room, cookie, endpoints.vote, voteWith(poll_id, ids[2]))
    expect(again.body.result.options.map(({ votes }: { votes: number }) => votes)).toEqual([0, 0, 2])
  })

  test('a survey takes answers from signed cookies, and counts the others as new devices', async () => {
    const { survey_id, questions } = await openedSurvey(demo, token, { questions: [question('rating')] })
    const room = '192.0.2.13'
    const answers = [{ question_id: questions[0]?.question_id ?? '', number: 4 }]
    const answer = (cookie: string) =>
      from(room, cookie, endpoints.answerSurvey, { survey_id, idempotency_key: randomUUID(), answers })
    const { device = '' } = await from(room, '', endpoints.survey, { survey_id })
    const unsigned = device.slice(0, device.indexOf('.'))
    await exhaust(room)
    expect((await answer('')).status).toBe(429)
    expect((await answer(unsigned)).status).toBe(429)
    expect((await answer(device)).status).toBe(200)
    expect((await answer(device)).body.error).toBe('survey_answered')
    const read = await from(room, unsigned, endpoints.survey, { survey_id })
    expect([read.status, read.body.answeredYN]).toEqual([200, 'yes'])
  })
})
