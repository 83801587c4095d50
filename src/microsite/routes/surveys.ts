import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/surveys.tsx')

/** Surveys: their list, answering one with or without an account, and the thanks. */
export const surveyRoutes = defineRoutes(
  {
    surveys: { title: 'Surveys', skeleton: 'surveys', screen },
    survey: { title: 'Survey', access: 'user', screen },
    'public-survey': { title: 'Public Survey', screen },
    'survey-success': { title: 'Thank you', screen },
  },
  { de: () => import('./surveys.messages.de.ts') },
)
