import { SurveyList } from '../../../features/surveys/survey-list.tsx'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { CurrentRoute } from '../../route.ts'
import { Screen as Content } from '../content.tsx'

/** The event's open surveys. If there are none, the content page of this address is read and shown. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const title = useMessages(route.route?.titles ?? {})('surveys')
  return <SurveyList title={title} otherwise={<Content route={route} pageKey="survey" />} />
}
