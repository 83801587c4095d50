import { useMemo, useState } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import type { Permissions } from '../desk.store.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { CopyLink } from './copy-link.tsx'
import { RoomFrame } from './room-frame.tsx'
import { SurveyActions } from './survey-actions.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { readSurvey } from './surveys.store.ts'

/** One survey: its form, and the actions that open and close it. */
export function SurveyEditor({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(surveysMessages)
  const read = useMemo(() => readSurvey(site, id), [site, id])
  const waiting = (
    <RoomFrame title={say('title')} back={[]} backLabel={say('back')}>
      {tableWaiting}
    </RoomFrame>
  )
  return (
    <ResourceFrame {...useExplained(read)} skeleton={waiting} Problem={NoticeProblem}>
      {survey => <Editor first={survey} permissions={permissions} />}
    </ResourceFrame>
  )
}

function Editor({ first, permissions }: Readonly<{ first: AdminSurveyForm; permissions: Permissions }>) {
  const say = useMessages(surveysMessages)
  const [survey, setSurvey] = useState(first)
  return (
    <RoomFrame title={survey.title} back={[]} backLabel={say('back')}>
      <SurveyActions survey={survey} permissions={permissions} onChanged={setSurvey} />
      {survey.state !== 'draft' && <CopyLink survey={survey} />}
      <SurveyFields survey={survey} onSaved={setSurvey} onTheirs={setSurvey} />
    </RoomFrame>
  )
}
