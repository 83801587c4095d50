import { useCallback, useMemo, useState } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { GuestLink } from '../guest-link.tsx'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { SurveyActions } from './survey-actions.tsx'
import { SurveyFacts } from './survey-facts.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { SurveyQuestions } from './survey-questions.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { readSurvey } from './surveys.store.ts'

/** One survey: its form, and the actions that open and close it. */
export function SurveyEditor({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(surveysMessages)
  const read = useMemo(() => readSurvey(site, id), [site, id])
  const waiting = (
    <RoomPage title={say('title')} back={{ to: ['surveys'], label: say('back') }}>
      {tableWaiting}
    </RoomPage>
  )
  return (
    <ResourceFrame {...useExplained(read)} skeleton={waiting} Problem={NoticeProblem}>
      {survey => <Editor first={survey} permissions={permissions} />}
    </ResourceFrame>
  )
}

/** The form keeps the version that it was opened with, so that it notices what others save meanwhile. */
function Editor({ first, permissions }: Readonly<{ first: AdminSurveyForm; permissions: Permissions }>) {
  const say = useMessages(surveysMessages)
  const [now, setNow] = useState(first)
  const [opened, setOpened] = useState(first)
  const [isUnsaved, setUnsaved] = useState(false)
  /** An object, so that each attempt is announced. */
  const [pastEnd, setPastEnd] = useState<Readonly<{ text: string }>>()
  const onPastEnd = useCallback((text: string) => setPastEnd({ text }), [])
  const { survey_id: id, state, responses, publicYN } = now
  const change = (survey: AdminSurveyForm) => {
    setNow(survey)
    setOpened(survey)
  }
  return (
    <RoomPage title={now.title} back={{ to: ['surveys'], label: say('back') }}>
      <SurveyActions
        survey={now}
        permissions={permissions}
        isUnsaved={isUnsaved}
        onChanged={setNow}
        onPastEnd={onPastEnd}
      />
      {state !== 'draft' && <GuestLink path={pathTo(publicYN ? 'public-survey' : 'survey', { id })} />}
      {hasPermission(permissions, 'surveys.edit') ? (
        <SurveyFields
          survey={{ ...opened, state, responses }}
          pastEnd={pastEnd}
          onSaved={change}
          onTheirs={change}
          onUnsaved={setUnsaved}
        />
      ) : (
        <>
          <SurveyFacts survey={now} />
          <SurveyQuestions questions={now.questions} />
        </>
      )}
    </RoomPage>
  )
}
