import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SurveyView } from '../../../src/features/surveys/survey-view.tsx'
import { acting } from '../../support/acting.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'
import { wireSurvey } from './wire-survey.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const call = 'POST /survey-responses'
const choose = (name: string) => acting(() => fireEvent.click(screen.getByLabelText(name)))

const show = async (
  answers: Parameters<typeof json>[0] | undefined,
  storage?: Storage,
  extra: object = {},
  locale = 'en-GB',
  profile: Answer = json({ user }),
) => {
  const shown = await showFor(
    <SurveyView id="fayre" />,
    server => {
      server.answer('GET /users/profile', profile)
      server.answer('GET /surveys/fayre', json({ ...wireSurvey, ...extra }))
      if (answers) server.answer(call, json(answers))
      else server.answer(call, offline)
    },
    locale,
    storage,
  )
  await rest()
  return shown
}

test('what is required is asked for at its question, and what is answered is counted', async () => {
  const { server } = await show({ survey_id: 'fayre' })
  await send()
  expect(mistakes()).toEqual(['Please answer: Which stall?', 'Please answer: Who with?'])
  expect(screen.getByLabelText('Who with?').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('(optional)', { selector: 'legend > .survey-optional' })).toHaveLength(2)
  await choose('Other')
  await type('Who with?', 'Ada')
  await send()
  expect(mistakes()).toEqual(['Please write your answer to: Which stall?'])
  await type('Your answer', 'Tombola')
  await choose('Food')
  await choose('Music')
  await choose('0')
  expect(screen.getByText('4 of 4 answered')).toBeTruthy()
  await press('Clear the answer to: Tell friends?')
  expect(screen.getByText('3 of 4 answered')).toBeTruthy()
  expect(server.requestsTo(call)).toEqual([])
  await choose('10')
  await send()
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
    {
      survey_id: 'fayre',
      seen: ['q1', 'c1', 'c2', 'q2', 'd1', 'd2', 'q3', 'q4'],
      anonymousYN: 'yes',
      namedYN: 'no',
      idempotency_key: expect.any(String),
      answers: [
        { question_id: 'q1', choices: ['other'], other: 'Tombola' },
        { question_id: 'q2', choices: ['d1', 'd2'], other: null },
        { question_id: 'q3', text: 'Ada' },
        { question_id: 'q4', number: 10 },
      ],
    },
  ])
})

test('every box of a required choice is marked', async () => {
  const questions = wireSurvey.questions.map(question => ({ ...question, requiredYN: 'yes' }))
  await show({ survey_id: 'fayre' }, undefined, { questions })
  await send()
  for (const name of ['Music', 'Food']) expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
})

test('where nothing is required, something must be answered', async () => {
  const questions = wireSurvey.questions.map(question => ({ ...question, requiredYN: 'no' }))
  const { server } = await show({ survey_id: 'fayre' }, undefined, { questions })
  await send()
  expect(mistakes()).toEqual(['Please answer a question'])
  await choose('10')
  await send()
  expect(server.requestsTo(call)).toHaveLength(1)
})

test('after a reload the answers are still there, and a lost answer is sent again with its key', async () => {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  const first = await show(undefined, storage)
  await choose('Cakes')
  await type('Who with?', 'Ada')
  await send()
  expect(screen.getByRole('alert').textContent).toMatch(/^No connection.*They are still here/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  cleanup()

  const second = await show(undefined, storage)
  await send()
  await type('Who with?', 'Grace')
  await send()
  const keys = [first, second].flatMap(({ server }) =>
    server.requestsTo(call).map(({ body }) => (body as { idempotency_key: string }).idempotency_key),
  )
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  // Other answers: the server would count the first ones and say that these have arrived.
  expect(keys[2]).not.toBe(keys[0])
  cleanup()

  await show({ survey_id: 'fayre' }, storage)
  expect(screen.getByDisplayValue('Grace')).toBeTruthy()
  await send()
  cleanup()
  await show({ survey_id: 'fayre' }, storage)
  expect(screen.queryByDisplayValue('Grace')).toBeNull()
})

test('after the close the server’s words are shown, and the answers stay', async () => {
  const { server } = await show(undefined)
  const words = 'This survey is closed, so nothing was sent. Your answers are still here.'
  server.answer(call, json({ error: 'survey_closed', error_description: words }, 409))
  await choose('Plants')
  await type('Who with?', 'Ada')
  await send()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByDisplayValue('Ada')).toBeTruthy()
})

test('says who reads the answers, and why there is nothing to answer', async () => {
  await show(undefined, undefined, { anonymousYN: 'no' })
  expect(screen.getByText(/together with your name and email address/)).toBeTruthy()
  cleanup()
  await show(undefined)
  expect(screen.getByText(/stores them without your name/)).toBeTruthy()
  cleanup()
  await show(undefined, undefined, { answeredYN: 'yes' })
  expect(screen.getByText('You have answered this survey')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  cleanup()
  await show(undefined, memoryStorage({}), { publicYN: 'no' })
  expect(screen.getByText('Sign in to answer')).toBeTruthy()
})

test('speaks German', async () => {
  await show(undefined, undefined, {}, 'de-DE')
  await send()
  expect(screen.getAllByText('Bitte beantworten Sie: Which stall?').length).toBeGreaterThan(1)
  expect(screen.getByText('0 von 4 beantwortet')).toBeTruthy()
})

test('questions that are changed before they are answered are shown, with the answers that still fit', async () => {
  const { server, text } = await show({ survey_id: 'fayre' })
  await choose('Cakes')
  await type('Who with?', 'Ada')
  const [stall, best, , friends] = wireSurvey.questions
  const added = { ...wireSurvey.questions[2], question_id: 'q9', text: 'How far?' }
  server.answer('GET /surveys/fayre', json({ ...wireSurvey, questions: [stall, added, best, friends] }))
  server.answer(call, json({ error: 'survey_changed' }, 409))
  await send()
  expect(text()).toContain('The organiser has changed this survey, so nothing was sent.')
  expect(screen.getByLabelText<HTMLInputElement>('Cakes').checked).toBe(true)
  await type('How far?', 'A mile')
  server.answer(call, json({ survey_id: 'fayre' }))
  await send()
  expect(Object(server.requestsTo(call).at(-1)?.body).answers).toEqual([
    expect.objectContaining({ question_id: 'q1', choices: ['c1'] }),
    { question_id: 'q9', text: 'A mile' },
  ])
})

test('who was told that no name is stored reads that it is now, before anything is sent', async () => {
  const { server, text } = await show(undefined)
  await choose('Cakes')
  await type('Who with?', 'Ada')
  server.answer('GET /surveys/fayre', json({ ...wireSurvey, anonymousYN: 'no' }))
  server.answer(call, json({ error: 'survey_changed' }, 409))
  await send()
  expect(text()).toContain('together with your name and email address')
  expect(text()).toContain('please look through it again')
  expect(screen.getByDisplayValue('Ada')).toBeTruthy()
  server.answer(call, json({ survey_id: 'fayre' }))
  await send()
  expect(server.requestsTo(call).map(({ body }) => Object(body).anonymousYN)).toEqual(['yes', 'no'])
})

test.each([
  ['yes', 'together with your name', json({ user })],
  ['no', 'You are not asked for your name', json({})],
])('says whether a name is stored, and asks the server for no other: %s', async (namedYN, words, profile) => {
  const { server, text } = await show({ survey_id: 'fayre' }, undefined, { anonymousYN: 'no' }, 'en-GB', profile)
  expect(text()).toContain(words)
  await choose('Cakes')
  await type('Who with?', 'Ada')
  await send()
  expect(server.requestsTo(call)).toHaveLength(1)
  const [{ headers, body } = { headers: new Headers(), body: {} }] = server.requestsTo(call)
  expect([...headers.values()].join()).toContain('token-1')
  expect(body).toMatchObject({ anonymousYN: 'no', namedYN })
})

test('a choice that is taken out while it is chosen is not sent, and its question not answered', async () => {
  const { server } = await show({ survey_id: 'fayre' })
  await choose('Cakes')
  await choose('Music')
  await type('Who with?', 'Ada')
  const [stall, best, ...others] = wireSurvey.questions
  const choices = best.choices.filter(({ text }) => text !== 'Music')
  server.answer('GET /surveys/fayre', json({ ...wireSurvey, questions: [stall, { ...best, choices }, ...others] }))
  server.answer(call, json({ error: 'survey_changed' }, 409))
  await send()
  expect(screen.getByText('2 of 4 answered')).toBeTruthy()
  server.answer(call, json({ survey_id: 'fayre' }))
  await send()
  const ids = Object(server.requestsTo(call).at(-1)?.body).answers.map((one: object) => Object(one).question_id)
  expect(ids).toEqual(['q1', 'q3'])
})
