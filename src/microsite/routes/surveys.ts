import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const survey = () => import('../screens/surveys/survey.tsx')

/** Surveys: their list, answering one with or without an account, and the thanks. */
export const surveyRoutes = defineRoutes(
  {
    surveys: { title: 'Surveys', skeleton: 'surveys', screen: () => import('../screens/surveys/list.tsx') },
    survey: { title: 'Survey', access: 'user', skeleton: 'surveys', screen: survey },
    'public-survey': { title: 'Public Survey', skeleton: 'surveys', screen: survey },
    'survey-success': {
      title: 'Thank you',
      screen: featureScreen(async () => (await import('../../features/surveys/survey-thanks.tsx')).SurveyThanks, {
        useProps: ({ query }) => ({ id: query.get('survey') }),
      }),
    },
  },
  { de: () => import('./surveys.messages.de.ts') },
)
