import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { password, somebody } from './people.ts'
import { answer, choices, editSurvey, openedSurvey, question, type surveyInput } from './surveys.ts'

describe.each(databasesFor(import.meta.url))('surveys on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const opened = (extra: Parameters<typeof surveyInput>[0] = {}) => openedSurvey(demo, token, extra)
  const results = async (survey_id: string) =>
    (await demo.call(endpoints.surveyResults, { survey_id }, { token })).output
  const responses = async (survey_id: string) =>
    (await demo.call(endpoints.surveyResponses, { survey_id }, { token })).output.items
  /** A call with the device's cookie, as a browser without an account makes it. */
  const fromDevice = async (cookie: string, survey_id: string, answers: object[]) => {
    const { url, body } = addressOf(
      endpoints.answerSurvey,
      { survey_id, idempotency_key: randomUUID(), answers },
      demo.url,
    )
    const sent = { 'content-type': 'application/json', [headers.eventId]: event, cookie }
    const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie }
  }

  test('checks each answer at its question, and counts by question', async () => {
    const { survey_id, questions } = await opened()
    const ids = questions.map(({ question_id }) => question_id)
    const [which = '', liked = '', who = '', change = '', day = '', recommend = '', again = ''] = ids
    const [cakes = ''] = questions[0]?.choices.map(({ choice_id }) => choice_id) ?? []
    const [music = '', food = ''] = questions[1]?.choices.map(({ choice_id }) => choice_id) ?? []
    const wrong = await answer(demo, survey_id, [
      { question_id: which, choices: ['other'] },
      { question_id: liked, choices: ['no such'] },
      { question_id: who, text: 'x'.repeat(201) },
      { question_id: day, number: 6 },
      { question_id: again, choices: ['yes', 'no'] },
    ])
    expect(wrong.status).toBe(400)
    expect(wrong.error.fields).toEqual({
      [`answers.${which}`]: 'Please write your answer',
      [`answers.${liked}`]: 'Please choose one of the answers',
      [`answers.${who}`]: 'Please use at most 200 characters',
      [`answers.${day}`]: 'Please choose one of the answers',
      [`answers.${again}`]: 'Please choose one of the answers',
    })
    const nothing = await answer(demo, survey_id, [])
    expect(nothing.error.fields).toEqual({ [`answers.${which}`]: 'Please answer this question' })

    const full = (number: number, text: string) => [
      { question_id: which, choices: ['other'], other: 'Tombola' },
      { question_id: liked, choices: [music, food, music] },
      { question_id: change, text },
      { question_id: day, number: number > 8 ? 5 : 2 },
      { question_id: recommend, number },
      { question_id: again, choices: ['yes'] },
    ]
    for (const [number, text] of [
      [10, 'More cake'],
      [9, '=1+1'],
      [3, 'Less rain'],
    ] as const) {
      expect((await answer(demo, survey_id, full(number, text))).status).toBe(200)
    }
    expect((await answer(demo, survey_id, [{ question_id: which, choices: [cakes] }])).status).toBe(200)
    const counted = await results(survey_id)
    const of = (id: string) => counted.questions.find(({ question_id }) => question_id === id)
    expect(counted.responses).toBe(4)
    expect(of(which)).toMatchObject({ answered: 4, texts: 3 })
    expect(of(which)?.counts.map(({ count }) => count)).toEqual([1, 0, 3])
    expect(of(liked)?.counts.map(({ count }) => count)).toEqual([3, 3, 0])
    expect(of(who)).toMatchObject({ answered: 0, average: undefined })
    expect(of(day)).toMatchObject({ answered: 3, average: 4 })
    expect(of(recommend)).toMatchObject({ average: 7.33, score: 33 })
    const texts = await demo.call(endpoints.surveyTexts, { survey_id, question_id: change }, { token })
    expect(texts.output.items.map(({ text }) => text)).toEqual(['Less rain', '=1+1', 'More cake'])
    expect((await demo.call(endpoints.survey, { survey_id })).output).toMatchObject({ answeredYN: false })
  })

  test('counts one response for each account, and a lost answer that is sent again once', async () => {
    const { survey_id, questions } = await opened({ publicYN: 'no', questions: [question('rating')] })
    const answers = [{ question_id: questions[0]?.question_id ?? '', number: 4 }]
    const guest = await answer(demo, survey_id, answers)
    expect(guest.error.error).toBe('survey_needs_sign_in')
    const { token: own, user } = await somebody(demo)
    const key = randomUUID()
    const twice = await Promise.all([1, 2, 3].map(() => answer(demo, survey_id, answers, { token: own, key })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await answer(demo, survey_id, answers, { token: own })).error.error).toBe('survey_answered')
    expect(await responses(survey_id)).toMatchObject([{ email: user.email, answers: [{ number: 4 }] }])
    const listed = (await demo.call(endpoints.surveys, {}, { token: own })).output.items
    expect(listed.find(one => one.survey_id === survey_id)).toMatchObject({ answeredYN: true, questions: 1 })
    // Counted before the end, its answer lost, and sent again after it.
    await demo.call(endpoints.closeSurvey, { survey_id }, { token })
    expect((await answer(demo, survey_id, answers, { token: own, key })).status).toBe(200)
    const { token: late } = await somebody(demo)
    expect((await answer(demo, survey_id, answers, { token: late })).error.error).toBe('survey_closed')
    expect(await responses(survey_id)).toHaveLength(1)
  })

  test('a key counts for whoever sent it, in that survey', async () => {
    const [one, other] = [
      await opened({ questions: [question('rating')] }),
      await opened({ questions: [question('rating')] }),
    ]
    const answersTo = ({ questions }: typeof one) => [{ question_id: questions[0]?.question_id ?? '', number: 4 }]
    const [{ token: first }, { token: second }] = [await somebody(demo), await somebody(demo)]
    const key = randomUUID()
    expect((await answer(demo, one.survey_id, answersTo(one), { token: first, key })).status).toBe(200)
    const theirs = await answer(demo, one.survey_id, answersTo(one), { token: second, key })
    expect(theirs.error.error).toBe('survey_answered')
    expect((await answer(demo, other.survey_id, answersTo(other), { token: first, key })).status).toBe(200)
    expect(await responses(one.survey_id)).toHaveLength(1)
    expect(await responses(other.survey_id)).toHaveLength(1)
  })

  test('refuses a response without an answer, and one that is too long', async () => {
    const { survey_id, questions } = await opened({ questions: Array.from({ length: 30 }, () => question('long')) })
    const [first = '', ...ids] = questions.map(({ question_id }) => question_id)
    for (const answers of [[], [{ question_id: first, text: '  ' }]]) {
      const { status, error } = await answer(demo, survey_id, answers)
      expect(status).toBe(400)
      expect(error.fields).toEqual({ [`answers.${first}`]: 'Please answer a question' })
    }
    const long = ids.map(question_id => ({ question_id, text: 'ü'.repeat(2000) }))
    const { error } = await answer(demo, survey_id, long)
    expect(error.fields).toEqual({
      [`answers.${ids.at(-1)}`]: 'Your answers are too long together. Please shorten some of them.',
    })
    expect((await answer(demo, survey_id, long.slice(0, 10))).status).toBe(200)
  })

  test('refuses a response to other questions than it has, which loses no answer', async () => {
    const { survey_id, questions } = await openedSurvey(demo, token)
    const [first] = questions
    const answers = [{ question_id: first?.question_id ?? '', choices: [first?.choices[0]?.choice_id ?? ''] }]
    const ids = questions.flatMap(({ question_id, choices }) => [question_id, ...choices.map(one => one.choice_id)])
    const send = (seen: string[]) =>
      demo.call(endpoints.answerSurvey, { survey_id, seen, answers, idempotency_key: randomUUID() }, { event })
    const late = await send([...ids, 'gone'])
    expect([late.status, late.error.error]).toEqual([409, 'survey_changed'])
    expect((await send(ids.slice(1))).error.error).toBe('survey_changed')
    expect((await send(ids)).status).toBe(200)
  })

  test('counts one response for each device without an account', async () => {
    const { survey_id, questions } = await opened({ questions: [question('yes_no')] })
    const answers = [{ question_id: questions[0]?.question_id ?? '', choices: ['no'] }]
    const first = await fromDevice('', survey_id, answers)
    expect(first.status).toBe(200)
    expect((await fromDevice(first.cookie, survey_id, answers)).status).toBe(409)
    expect((await fromDevice('', survey_id, answers)).status).toBe(200)
    expect(await responses(survey_id)).toHaveLength(2)
  })

  test('stores an anonymous answer apart from who gave it', async () => {
    const { survey_id, questions } = await opened({ anonymousYN: 'yes', questions: [question('long')] })
    const answers = [{ question_id: questions[0]?.question_id ?? '', text: 'Candid' }]
    const { token: own, user } = await somebody(demo)
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => answer(demo, survey_id, answers, { token: own, key })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await answer(demo, survey_id, answers, { token: own })).status).toBe(409)
    const stored = await demo.context.db
      .selectFrom('survey_responses')
      .selectAll()
      .where('survey_id', '=', survey_id)
      .execute()
    expect(stored).toMatchObject([{ user_id: null }])
    expect(stored[0]?.answered_at.toISOString()).toMatch(/T00:00:00.000Z$/)
    expect(JSON.stringify(stored)).not.toContain(user.user_id)
    const other = await opened({ anonymousYN: 'yes', questions: [question('long')] })
    const text = [{ question_id: other.questions[0]?.question_id ?? '', text: 'Again' }]
    await answer(demo, other.survey_id, text, { token: own })
    const givers = await demo.context.db
      .selectFrom('survey_givers')
      .selectAll()
      .where('survey_id', 'in', [survey_id, other.survey_id])
      .execute()
    expect(JSON.stringify(givers)).not.toContain(user.user_id)
    expect(new Set(givers.map(({ giver }) => giver)).size).toBe(2)
    expect(await responses(survey_id)).toMatchObject([{ name: undefined, email: undefined }])
    expect((await editSurvey(demo, token, survey_id, { anonymousYN: 'no' })).error.fields).toHaveProperty('anonymousYN')
  })

  test('exports and deletes what somebody has answered', async () => {
    const named = await opened({ questions: [question('one', { text: 'Well?', choices: choices('Yes', 'No') })] })
    const anonymous = await opened({ title: 'Candid', anonymousYN: 'yes', questions: [question('long')] })
    const { token: own } = await somebody(demo)
    const [{ question_id = '', choices: [no] = [] } = {}] = named.questions
    await answer(demo, named.survey_id, [{ question_id, choices: [no?.choice_id ?? ''] }], { token: own })
    const text = [{ question_id: anonymous.questions[0]?.question_id ?? '', text: 'Secret' }]
    await answer(demo, anonymous.survey_id, text, { token: own })
    const { output } = await demo.call(endpoints.accountData, {}, { token: own })
    expect(output).toMatchObject({
      survey_responses: [{ answers: [{ question: 'Well?', choices: ['Yes'] }] }],
      anonymous_surveys: [{ title: 'Candid' }],
    })
    expect(JSON.stringify(output)).not.toContain('Secret')
    expect((await demo.call(endpoints.deleteAccount, { password }, { token: own })).status).toBe(200)
    expect(await responses(named.survey_id)).toEqual([])
    expect(await responses(anonymous.survey_id)).toHaveLength(1)
    const left = demo.context.db.selectFrom('survey_givers').selectAll()
    const ids = [named.survey_id, anonymous.survey_id]
    expect(await left.where('survey_id', 'in', ids).execute()).toEqual([])
  })

  test('shows title and questions without script', async () => {
    const { survey_id } = await opened({ title: 'Read me', questions: [question('short', { text: 'Which <stall>?' })] })
    const page = async (path: string) => {
      const response = await fetch(`${demo.url}/riverside-10k${path}`)
      return response.status === 200 ? response.text() : String(response.status)
    }
    const shown = await page(`/survey/survey-public/${survey_id}`)
    expect(shown).toContain('Read me')
    expect(shown).toContain('Which &lt;stall&gt;?')
    expect(shown).toContain('Answering needs JavaScript')
    expect(await page('/survey')).toContain('Read me')
    expect(await page('/survey/none')).toBe('404')
  })
})
