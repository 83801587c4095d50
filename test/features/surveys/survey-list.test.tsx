import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SurveyList } from '../../../src/features/surveys/survey-list.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { wireSurvey } from './wire-survey.ts'

afterEach(cleanup)

test('what somebody has answered is not shown as answered after they have signed out', async () => {
  const listed = (answeredYN: 'yes' | 'no') => json({ items: [{ ...wireSurvey, questions: 4, answeredYN }] })
  const { server, site } = await showFor(<SurveyList title="Surveys" otherwise="none" />, server => {
    server.answer('GET /users/profile', json({ user }))
    server.answer('GET /surveys', listed('yes'))
  })
  await rest()
  screen.getByText('Answered')
  server.answer('GET /surveys', listed('no'))
  await acting(() => site.$token.set(undefined))
  await rest()
  expect(screen.queryByText('Answered')).toBeNull()
  screen.getByRole('link', { name: /How was it/ })
})
