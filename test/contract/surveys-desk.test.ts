import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'
import { answer, choices, editSurvey, openedSurvey, question, surveyInput } from './surveys.ts'

describe.each(databasesFor(import.meta.url))('the desk of surveys on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const opened = (extra: Parameters<typeof surveyInput>[0] = {}) => openedSurvey(demo, token, extra)
  const edit = (survey_id: string, extra: object) => editSurvey(demo, token, survey_id, extra)
  const read = async (survey_id: string) => (await demo.call(endpoints.adminSurvey, { survey_id }, { token })).output

  test('lets the wording change once somebody has answered, and nothing that answers refer to', async () => {
    const { survey_id, questions } = await opened({
      questions: [question('one', { choices: choices('Yes', 'No') }), question('short')],
    })
    const [first, second] = questions
    const [yes, no] = first?.choices ?? []
    expect(
      (await edit(survey_id, { questions: [question('one', { choices: choices('Only') })] })).error.fields,
    ).toEqual({
      questions: 'Question 1 needs two choices or more',
    })
    await answer(demo, survey_id, [{ question_id: first?.question_id ?? '', choices: [yes?.choice_id ?? ''] }])
    const own = { question_id: first?.question_id ?? null }
    const both = [
      { ...question('short', { text: 'Why?' }), question_id: second?.question_id },
      { ...question('one', { text: 'Well?' }), ...own, choices: [no, { ...yes, text: 'Yes!' }] },
    ]
    const other = { ...question('several'), ...own, choices: [yes, no] }
    for (const changed of [[both[1]], [...both, question('long')], [both[0], other], [both[0], question('rating')]]) {
      expect((await edit(survey_id, { questions: changed })).error.fields).toHaveProperty('questions')
    }
    const mended = await edit(survey_id, { questions: both })
    expect(mended.output.questions.map(({ text }) => text)).toEqual(['Why?', 'Well?'])
    expect(
      (await demo.call(endpoints.surveyResults, { survey_id }, { token })).output.questions[1]?.counts,
    ).toMatchObject([
      { text: 'No', count: 0 },
      { text: 'Yes!', count: 1 },
    ])
    const refused = await demo.call(endpoints.deleteSurvey, { survey_id }, { token })
    expect(refused.error.error).toBe('survey_in_use')
  })

  test('keeps what guests were told about anonymity from the opening on', async () => {
    const { survey_id } = (await demo.call(endpoints.addSurvey, surveyInput({ title: 'Candid' }), { token })).output
    expect((await edit(survey_id, { anonymousYN: 'yes' })).status).toBe(200)
    await demo.call(endpoints.openSurvey, { survey_id }, { token })
    const { items } = (await demo.call(endpoints.auditLog, { search: 'Candid', limit: '25' }, { token })).output
    expect((await edit(survey_id, { anonymousYN: 'no' })).error.fields).toEqual({
      anonymousYN: 'Guests are told this since the survey was opened. It stands.',
    })
    const edited = items.find(({ action }) => action === 'edit')
    const undone = await demo.call(endpoints.undoAction, { entry_id: edited?.entry_id ?? '' }, { token })
    expect(undone.status).toBe(409)
    expect((await read(survey_id)).anonymousYN).toBe(true)
  })

  test('stores no name of who was told that none is stored, though the opening was undone meanwhile', async () => {
    const kinds = [question('short')]
    const { survey_id, questions } = await opened({ title: 'Promised', anonymousYN: 'yes', questions: kinds })
    const { items } = (await demo.call(endpoints.auditLog, { search: 'Promised', limit: '25' }, { token })).output
    const entry_id = items.find(({ action }) => action === 'open')?.entry_id ?? ''
    expect((await demo.call(endpoints.undoAction, { entry_id }, { token })).status).toBe(200)
    expect((await edit(survey_id, { anonymousYN: 'no' })).status).toBe(200)
    await demo.call(endpoints.openSurvey, { survey_id }, { token })
    const answers = [{ question_id: questions[0]?.question_id ?? '', text: 'Candidly' }]
    const { token: own } = await somebody(demo)
    for (const anonymousYN of ['yes', null] as const) {
      const refused = await answer(demo, survey_id, answers, { token: own, anonymousYN })
      expect([anonymousYN, refused.error?.error]).toEqual([anonymousYN, 'survey_changed'])
    }
    // Without an account there is no name to store.
    expect((await answer(demo, survey_id, answers, { anonymousYN: 'yes' })).status).toBe(409)
    expect((await answer(demo, survey_id, answers, { anonymousYN: null })).status).toBe(200)
    expect((await answer(demo, survey_id, answers, { token: own, anonymousYN: 'no' })).status).toBe(200)
  })

  test('stores no name of an account that was told that it is not asked for', async () => {
    const { survey_id, questions } = await opened({ questions: [question('short')] })
    const answers = [{ question_id: questions[0]?.question_id ?? '', text: 'Candidly' }]
    for (const namedYN of ['no', 'yes', undefined] as const) {
      const { token: own } = await somebody(demo)
      expect((await answer(demo, survey_id, answers, { token: own, namedYN })).status).toBe(200)
      expect((await answer(demo, survey_id, answers, { token: own, namedYN })).error.error).toBe('survey_answered')
    }
    expect((await answer(demo, survey_id, answers, { namedYN: 'yes' })).status).toBe(200)
    const stored = demo.context.db.selectFrom('survey_responses').select('user_id').where('survey_id', '=', survey_id)
    const users = (await stored.orderBy('answered_at').execute()).map(({ user_id }) => user_id !== null)
    expect(users).toEqual([false, true, true, false])
  })

  test('opens, closes at its end, and undoes what was done', async () => {
    const { survey_id } = (await demo.call(endpoints.addSurvey, surveyInput(), { token })).output
    expect((await demo.call(endpoints.survey, { survey_id })).status).toBe(404)
    expect((await demo.call(endpoints.closeSurvey, { survey_id }, { token })).error.error).toBe('survey_not_possible')
    await demo.call(endpoints.openSurvey, { survey_id }, { token })
    expect((await demo.call(endpoints.survey, { survey_id })).output.state).toBe('open')
    const past = new Date(Date.now() - 60_000)
    expect((await edit(survey_id, { closes_at: past.toISOString() })).error.fields).toHaveProperty('closes_at')
    for (const closes_at of [
      '',
      '+020270-01-01T00:00:00Z',
      '9999-12-31T23:59:59-23:59',
      '1999-12-31T23:59:59Z',
      '2101-01-01T00:00:00Z',
    ]) {
      expect((await edit(survey_id, { closes_at })).error.fields).toEqual({
        closes_at: 'Please enter a day and time before the year 2100',
      })
    }
    await demo.context.db.updateTable('surveys').set({ closes_at: past }).where('id', '=', survey_id).execute()
    expect((await demo.call(endpoints.survey, { survey_id })).output.state).toBe('closed')
    expect((await answer(demo, survey_id, [])).error.error).toBe('survey_closed')
    expect((await demo.call(endpoints.openSurvey, { survey_id }, { token })).error.fields).toHaveProperty('closes_at')
    expect((await edit(survey_id, { closes_at: null, title: 'Changed' })).output.state).toBe('open')

    const entries = async () =>
      (await demo.call(endpoints.auditLog, { search: 'Changed', limit: '25' }, { token })).output.items
    const undone = await demo.call(endpoints.undoAction, { entry_id: (await entries())[0]?.entry_id ?? '' }, { token })
    expect(undone.status).toBe(200)
    expect((await read(survey_id)).title).toBe('How was it?')
    expect((await demo.call(endpoints.deleteSurvey, { survey_id }, { token })).status).toBe(200)
    const key = randomUUID()
    const add = () => demo.call(endpoints.addSurvey, { ...surveyInput(), idempotency_key: key }, { token })
    expect((await add()).output.survey_id).toBe((await add()).output.survey_id)
  })

  test('finds responses by their givers and by what was answered, and not by how it is stored', async () => {
    const kinds = [
      question('several', { otherYN: 'yes', choices: choices('Vegan', '100% _beef_') }),
      ...[question('long'), question('recommend'), question('yes_no')],
    ]
    const { survey_id, questions } = await opened({ questions: kinds })
    const [menu = '', why = '', number = '', again = ''] = questions.map(({ question_id }) => question_id)
    const [vegan = '', beef = ''] = questions[0]?.choices.map(({ choice_id }) => choice_id) ?? []
    const { token: own, user } = await somebody(demo)
    const first = [
      { question_id: menu, choices: [vegan, 'other'], other: 'Crème' },
      { question_id: why, text: 'He said "more"\nand left' },
      { question_id: again, choices: ['no'] },
    ]
    const second = [
      { question_id: menu, choices: [beef] },
      { question_id: number, number: 8 },
    ]
    await answer(demo, survey_id, first, { token: own })
    await answer(demo, survey_id, second)
    const found = async (search: string) => {
      const { output } = await demo.call(endpoints.surveyResponses, { survey_id, search }, { token })
      const isFirst = output.items.map(({ answers }) => answers.some(({ question_id }) => question_id === again))
      return { total: output.total, isFirst }
    }
    const words = ['vegan', 'creme', '"more"', 'more"\nand', user.email ?? '', user.last_name, 'Nein', 'no', 'Other']
    for (const search of words) expect([search, await found(search)]).toEqual([search, { total: 1, isFirst: [true] }])
    for (const search of ['100%', '_beef_']) {
      expect([search, await found(search)]).toEqual([search, { total: 1, isFirst: [false] }])
    }
    expect((await found('8')).isFirst).toContain(false)
    for (const search of ['text', 'choices', 'c_', 'q_', 'ot%er', '\\', '0%%', vegan]) {
      expect([search, (await found(search)).total]).toEqual([search, 0])
    }
  })

  test('deletes one response, whose giver does not answer again', async () => {
    const { survey_id, questions } = await opened({ title: 'Spammed', questions: [question('short')] })
    const answers = [{ question_id: questions[0]?.question_id ?? '', text: 'Buy pills' }]
    const { token: own } = await somebody(demo)
    await answer(demo, survey_id, answers, { token: own })
    const list = async () => (await demo.call(endpoints.surveyResponses, { survey_id }, { token })).output.items
    const response_id = (await list())[0]?.response_id ?? ''
    const remove = (as = token, id = survey_id) =>
      demo.call(endpoints.deleteSurveyResponse, { survey_id: id, response_id }, { token: as })
    const { token: some } = await organiser(demo, event, ['surveys.view', 'surveys.edit'])
    expect((await remove(some)).status).toBe(403)
    expect((await remove(token, (await opened()).survey_id)).error.error).toBe('survey_response_not_found')
    expect((await remove()).status).toBe(200)
    expect((await remove()).error.error).toBe('survey_response_not_found')
    expect(await list()).toEqual([])
    expect((await answer(demo, survey_id, answers, { token: own })).error.error).toBe('survey_answered')
    const log = (await demo.call(endpoints.auditLog, { search: 'Spammed', limit: '25' }, { token })).output.items
    expect(log.find(({ kind }) => kind === 'survey_response')).toMatchObject({
      action: 'delete_response',
      can_undoYN: false,
    })
    expect(JSON.stringify(log)).not.toContain('pills')
  })

  test('keeps guests and organisers without the right out', async () => {
    const { survey_id } = await opened()
    const { token: some } = await organiser(demo, event, ['surveys.viewlist'])
    expect((await demo.call(endpoints.adminSurveys, {}, { token: some })).status).toBe(200)
    expect((await demo.call(endpoints.surveyResponses, { survey_id }, { token: some })).status).toBe(403)
    expect(
      (await demo.call(endpoints.editSurvey, { ...surveyInput(), survey_id, revision: '' }, { token: some })).status,
    ).toBe(403)
    expect((await demo.call(endpoints.adminSurvey, { survey_id }, { token, event: 'moonlight' })).status).not.toBe(200)
  })
})
