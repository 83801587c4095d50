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

const show = async (open: readonly object[]) => {
  await showFor(<SurveyThanks id={null} />, server => server.answer('GET /surveys', json({ items: open })))
  await rest()
}

test('leads to the list of surveys only while there is one', async () => {
  await show([{ ...wireSurvey, questions: wireSurvey.questions.length, answeredYN: 'yes' }])
  expect(screen.getByText('All surveys')).toBeTruthy()
  cleanup()
  await show([])
  expect(screen.queryByText('All surveys')).toBeNull()
  expect(screen.getByText('Back to the event')).toBeTruthy()
})
