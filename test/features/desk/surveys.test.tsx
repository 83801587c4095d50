import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { moved } from '../../../src/features/desk/surveys/questions.ts'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'
import { wireSurvey } from '../surveys/wire-survey.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const { answeredYN: _, ...fields } = wireSurvey
const form = { ...fields, revision: 'r1', responses: 0, state: 'draft' }

const show = async (path: string, answers: Readonly<Record<string, object>> = {}, permissions = ['*']) => {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions }))
    for (const [call, body] of Object.entries(answers)) server.answer(call, json(body))
  })
  await rest()
  return shown
}

const texts = () => screen.getAllByLabelText('Question').map(field => (field as HTMLInputElement).value)

test('what is missing is reported at its own field', async () => {
  await show('surveys/new')
  await send()
  expect(mistakes()).toEqual([
    'Please enter a title',
    'Question 1: write the question',
    'Question 1, choice 1 is empty',
    'Question 1, choice 2 is empty',
  ])
  await type('Title', 'How was it?')
  await type('Question', 'Well?')
  await type('Choice 1', 'Yes')
  await type('Choice 2', 'No')
  await press('Duplicate: question 1')
  expect(texts()).toEqual(['Well?', 'Well?'])
})

test('who may only look reads the questions, and gets no form that could not be saved', async () => {
  const { text } = await show('surveys/fayre', { 'GET /admin/surveys/fayre': form }, [
    'surveys.viewlist',
    'surveys.view',
  ])
  expect(text()).toContain('1. Which stall?One choice, RequiredCakesPlantsOther')
  expect(text()).toContain('4. Tell friends?How likely to recommend, 0 to 10')
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('who may only look reads what else the survey says, and its settings', async () => {
  const facts = {
    introduction: '<p>Tell us.</p>',
    thank_you: 'So kind.',
    publicYN: 'no',
    anonymousYN: 'yes',
    closes_at: '2026-12-24T12:00:00.000Z',
  }
  const may = ['surveys.viewlist', 'surveys.view']
  const { text } = await show('surveys/fayre', { 'GET /admin/surveys/fayre': { ...form, ...facts } }, may)
  expect(text()).toContain('Introduction<p>Tell us.</p>Thanks after the answersSo kind.')
  expect(text()).toContain('People without an account can answerNo')
  expect(text()).toContain('Answers are stored without who gave themYes')
  expect(text()).toMatch(/Closes atThu,? 24 Dec/)
  cleanup()
  const bare = { introduction: '', thank_you: '', publicYN: 'yes', anonymousYN: 'no', closes_at: null }
  const other = await show('surveys/fayre', { 'GET /admin/surveys/fayre': { ...form, ...bare } }, may)
  expect(other.text()).toContain('People without an account can answerYes')
  expect(other.text()).not.toMatch(/Introduction|Thanks after|Closes at/)
})

test('questions are moved, duplicated and removed, and the focus goes with them', async () => {
  const { server } = await show('surveys/fayre', { 'GET /admin/surveys/fayre': form, 'PUT /admin/surveys': form })
  await press('Down: question 1')
  expect(texts()).toEqual(['What was best?', 'Which stall?', 'Who with?', 'Tell friends?'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Down: question 2')
  await press('Duplicate: question 2')
  await press('Remove: question 1')
  expect(texts()).toEqual(['Which stall?', 'Which stall?', 'Who with?', 'Tell friends?'])
  expect((document.activeElement as HTMLInputElement).value).toBe('Which stall?')
  await send()
  const [{ body } = { body: {} }] = server.requestsTo('PUT /admin/surveys')
  expect(body).toMatchObject({
    survey_id: 'fayre',
    revision: 'r1',
    questions: [
      { question_id: 'q1', choices: [{ choice_id: 'c1' }, { choice_id: 'c2' }] },
      { choices: [{ text: 'Cakes' }, { text: 'Plants' }] },
      { question_id: 'q3' },
      { question_id: 'q4' },
    ],
  })
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('what is typed while it is saved stays, with the ids of what is new, and only what is saved is called so', async () => {
  const put = 'PUT /admin/surveys'
  const { server, text } = await show('surveys/fayre', { 'GET /admin/surveys/fayre': form, [put]: form })
  await press('Duplicate: question 2')
  const copy = { ...form.questions[1], question_id: 'new' }
  const questions = [...form.questions.slice(0, 2), copy, ...form.questions.slice(2)]
  const saving = held(json({ ...form, revision: 'r2', questions }))
  server.answer(put, saving.answer)
  await press('Save')
  await type('Title', 'How was it all?')
  await press('Duplicate: question 1')
  await acting(() => saving.release())
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('How was it all?')
  expect(text()).not.toContain('Saved')
  server.answer(put, json({ ...form, title: 'How was it all?', revision: 'r3', questions }))
  await send()
  expect(server.requestsTo(put).at(-1)?.body).toMatchObject({
    title: 'How was it all?',
    revision: 'r2',
    questions: [{ question_id: 'q1' }, {}, { question_id: 'q2' }, { question_id: 'new' }, {}, {}],
  })
  const ids = Object(server.requestsTo(put).at(-1)?.body).questions.map(({ question_id }: typeof copy) => question_id)
  expect(new Set(ids).size).toBe(6)
  expect(text()).toContain('Saved')
})

test('once somebody has answered, only wording and order can change', async () => {
  await show('surveys/fayre', { 'GET /admin/surveys/fayre': { ...form, responses: 1, state: 'open' } })
  expect(screen.getByText(/Somebody has answered/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Remove|Duplicate)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getAllByLabelText('Answered by').every(field => (field as HTMLSelectElement).disabled)).toBe(true)
  await press('Up: question 2')
  expect(texts()[0]).toBe('What was best?')
})

test('whether it is anonymous stands once it is open', async () => {
  const box = () => screen.getByLabelText('Answers are stored without who gave them') as HTMLInputElement
  await show('surveys/fayre', { 'GET /admin/surveys/fayre': form })
  expect(box().disabled).toBe(false)
  cleanup()
  await show('surveys/fayre', { 'GET /admin/surveys/fayre': { ...form, state: 'open' } })
  expect(box().disabled).toBe(true)
  expect(screen.getByText(/can’t be changed once the survey has been opened/)).toBeTruthy()
})

test('an end that has passed is named at its field when the survey is opened again', async () => {
  const closed = { ...form, state: 'closed', closes_at: '2020-02-29T12:00:00.000Z' }
  const { server } = await show('surveys/fayre', { 'GET /admin/surveys/fayre': closed })
  const fields = { closes_at: 'Choose an end in the future' }
  const refusal = json({ error: 'validation_error', error_description: 'Choose an end in the future', fields }, 400)
  server.answer('POST /admin/surveys/fayre/open', refusal)
  await press('Open it again')
  await acting(() =>
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Open it again' })),
  )
  await rest()
  expect(mistakes()).toEqual(['Choose an end in the future'])
  expect(screen.getByLabelText(/^Closes at/).getAttribute('aria-invalid')).toBe('true')
})

test('a response is deleted after a question', async () => {
  const response = { response_id: 'r1', answered_at: '2026-11-21T00:00:00.000Z', name: null, email: null }
  const { server } = await show('surveys/fayre/responses', {
    'GET /admin/surveys/fayre': form,
    'GET /admin/surveys/fayre/responses': { items: [{ ...response, answers: [] }], total: 1 },
    'DELETE /admin/surveys/fayre/responses/r1': {},
  })
  await press('Delete the response: 21 Nov 2026')
  expect(screen.getByText(/gone for good/)).toBeTruthy()
  expect(server.requestsTo('DELETE /admin/surveys/fayre/responses/r1')).toEqual([])
  server.answer('GET /admin/surveys/fayre/responses', json({ items: [], total: 0 }))
  await press('Delete')
  await rest()
  expect(server.requestsTo('DELETE /admin/surveys/fayre/responses/r1')).toHaveLength(1)
  expect(screen.getByText('No responses yet')).toBeTruthy()
})

test('results are counted by question, with the score and what it means', async () => {
  const result = { answered: 4, average: null, score: null, texts: 0, counts: [] }
  await show('surveys/fayre/results', {
    'GET /admin/surveys/fayre/results': {
      title: 'How was it?',
      responses: 4,
      questions: [
        {
          ...{ ...result, question_id: 'q1', kind: 'one', text: 'Which stall?', texts: 1 },
          counts: [
            { choice_id: 'c1', text: 'Cakes', count: 3 },
            { choice_id: 'other', text: null, count: 1 },
          ],
        },
        { ...result, question_id: 'q4', kind: 'recommend', text: 'Tell friends?', average: 8.25, score: 25 },
      ],
    },
  })
  expect(screen.getByText('3 (75%)')).toBeTruthy()
  expect(screen.getByText('Average: 8.3 of 10')).toBeTruthy()
  expect(screen.getByText('Recommend score: 25')).toBeTruthy()
  expect(screen.getByText(/from −100 to 100/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Read 1 answer/ }).getAttribute('href')).toContain('/surveys/fayre/texts/q1')
})

test('opening a survey does not hide from the form what somebody else has saved', async () => {
  const { server } = await show('surveys/fayre', {
    'GET /admin/surveys/fayre': form,
    'POST /admin/surveys/fayre/open': { ...form, state: 'open', revision: 'r2', title: 'Their title' },
    'PUT /admin/surveys': form,
  })
  await press('Open it')
  const dialog = within(screen.getByRole('alertdialog', { name: 'Open this survey?' }))
  await acting(() => fireEvent.click(dialog.getByRole('button', { name: 'Open it' })))
  await rest()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Their title')
  await send()
  const [{ body } = { body: {} }] = server.requestsTo('PUT /admin/surveys')
  expect(body).toMatchObject({ revision: 'r1', title: form.title })
})

test('a whole response is read in a dialog, with what was left out', async () => {
  const response = { response_id: 'r1', answered_at: '2026-11-21T00:00:00.000Z', name: null, email: null }
  await show('surveys/fayre/responses', {
    'GET /admin/surveys/fayre': { ...form, anonymousYN: 'yes', responses: 1, state: 'open' },
    'GET /admin/surveys/fayre/responses': { items: [{ ...response, answers: [] }], total: 1 },
  })
  await press('Read the response: 21 Nov 2026')
  const dialog = within(screen.getByRole('dialog', { name: '21 Nov 2026' }))
  expect(dialog.getAllByText('No answer')).toHaveLength(form.questions.length)
})

test('the question before opening says that what is typed and not saved is not in it', async () => {
  await show('surveys/fayre', { 'GET /admin/surveys/fayre': form })
  const question = () => within(screen.getByRole('alertdialog', { name: 'Open this survey?' }))
  await press('Open it')
  expect(question().queryByText(/not saved/)).toBeNull()
  await acting(() => fireEvent.click(question().getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement))
  await type('Title', 'How was the fayre?')
  await press('Open it')
  question().getByText('What you have typed below and not saved is not in it yet.')
})
