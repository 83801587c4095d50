import { defineRoutes } from '../define-routes.ts'

/** Surveys; the screens are not built yet. */
export const surveyRoutes = defineRoutes(
  {
    surveys: { title: 'Surveys', skeleton: 'surveys' },
    survey: { title: 'Survey', access: 'user' },
    'public-survey': { title: 'Public Survey' },
    'survey-success': { title: 'Thank you' },
  },
  { de: () => import('./surveys.messages.de.ts') },
)
