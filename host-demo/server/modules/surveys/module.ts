import type { Module } from '../module.ts'
import { answerSurvey } from './answers/answer.ts'
import { deleteSurveyResponse } from './desk/delete-response.ts'
import { addSurvey, closeSurvey, deleteSurvey, editSurvey, openSurvey } from './desk/edit-handlers.ts'
import { adminSurvey, adminSurveys, surveyResponses, surveyTexts } from './desk/read-handlers.ts'
import { surveyResults } from './desk/results.ts'
import { undoableSurvey } from './desk/undo.ts'
import { survey, surveys as surveyList } from './handlers.ts'
import { surveyTables } from './migrations/0065-surveys-answers.ts'
import { surveyPages } from './pages/survey-pages.ts'
import { surveyData } from './personal-data.ts'
import { germanSurveyErrors } from './words.de.ts'

export const surveys = {
  name: 'surveys',
  handlers: {
    surveys: surveyList,
    survey,
    answerSurvey,
    adminSurveys,
    adminSurvey,
    addSurvey,
    editSurvey,
    deleteSurvey,
    openSurvey,
    closeSurvey,
    surveyResults,
    surveyTexts,
    surveyResponses,
    deleteSurveyResponse,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  logs: {
    survey: { viewNeeds: 'surveys.view', undo: undoableSurvey },
    survey_response: { viewNeeds: 'surveys.view' },
  },
  ...surveyData,
  migrations: { '0065-surveys-answers': surveyTables },
  words: germanSurveyErrors,
  errors: {
    survey_not_found: 404,
    survey_response_not_found: 404,
    survey_closed: 409,
    survey_answered: 409,
    survey_needs_sign_in: 403,
    survey_changed: 409,
    survey_in_use: 409,
    survey_not_possible: 409,
  },
  pages: surveyPages,
} as const satisfies Module
