import { useStyles } from '../../../ui/styles.ts'
import type { RoomProps } from '../desk-room.ts'
import { SurveyEditor } from './survey-editor.tsx'
import { SurveyResponses } from './survey-responses.tsx'
import { SurveyResults } from './survey-results.tsx'
import { SurveyTexts } from './survey-texts.tsx'
import css from './surveys.css?inline'
import { NewSurvey, SurveysList } from './surveys-list.tsx'

/** The surveys: their list, the form of a new one, or one survey with its results and responses. */
export function Room({ rest, permissions }: RoomProps) {
  useStyles(css)
  if (!rest) return <SurveysList permissions={permissions} />
  if (rest === 'new') return <NewSurvey />
  const [id = '', part, question = ''] = rest.split('/')
  if (part === 'results') return <SurveyResults key={id} id={id} />
  if (part === 'texts') return <SurveyTexts key={rest} id={id} question={question} />
  if (part === 'responses') return <SurveyResponses key={id} id={id} permissions={permissions} />
  return <SurveyEditor key={id} id={id} permissions={permissions} />
}
