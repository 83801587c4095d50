import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/surveys.tsx')

/** Surveys: their list, answering one with or without an account, and the thanks. */
export const surveyRoutes = defineRoutes({
  surveys: { skeleton: 'surveys', screen },
  survey: { access: 'user', screen },
  'public-survey': { screen },
  'survey-success': { screen },
})
