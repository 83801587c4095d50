import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SurveyThanks } from '../../../src/features/surveys/survey-thanks.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { wireSurvey } from './wire-survey.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const listed = { ...wireSurvey, questions: wireSurvey.questions.length, answeredYN: 'yes' }

async function show(id: string | null, open: readonly object[]) {
  await showFor(<SurveyThanks id={id} otherwise={<p>There is no such page.</p>} />, server =>
    server.answer('GET /surveys', json({ items: open })),
  )
  await rest()
}

test('leads to the list of surveys only while there is one', async () => {
  await show(null, [listed])
  expect(screen.getByText('All surveys')).toBeTruthy()
  cleanup()
  await show('meal', [])
  expect(screen.getByText('Thank you')).toBeTruthy()
  expect(screen.queryByText('All surveys')).toBeNull()
  expect(screen.getByText('Back to the event')).toBeTruthy()
})

test('where the event has no surveys there is nobody to thank', async () => {
  await show(null, [])
  expect(screen.getByText('There is no such page.')).toBeTruthy()
  expect(screen.queryByText('Thank you')).toBeNull()
})
