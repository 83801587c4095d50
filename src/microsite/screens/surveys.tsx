import { useState } from 'react'
import { SurveyList } from '../../features/surveys/survey-list.tsx'
import { SurveyThanks } from '../../features/surveys/survey-thanks.tsx'
import { SurveyView } from '../../features/surveys/survey-view.tsx'
import type { CurrentRoute } from '../route.ts'
import { useRouteTitle } from '../use-route-title.ts'
import { useTitle } from '../use-title.ts'
import { Screen as Content } from './content.tsx'

type Props = Readonly<{ route: CurrentRoute }>

/** The screens of surveys, in one file: each name of a file costs the first load its bytes. */
export function Screen({ route }: Props) {
  const id = route.route?.id
  if (id === 'surveys') return <List route={route} />
  if (id !== 'survey-success') return <One route={route} />
  return <SurveyThanks id={route.query.get('survey')} otherwise={<Content route={route} />} />
}

/** The event's open surveys. If there are none, the content page of this address is read and shown. */
function List({ route }: Props) {
  const title = useRouteTitle(route)
  return <SurveyList title={title} otherwise={<Content route={route} pageKey="survey" />} />
}

function One({ route: { params } }: Props) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  return <SurveyView key={id} id={id} onTitle={setTitle} />
}
