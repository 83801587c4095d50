import { useState } from 'react'
import { SurveyView } from '../../../features/surveys/survey-view.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { params } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  return <SurveyView key={id} id={id} onTitle={setTitle} />
}
