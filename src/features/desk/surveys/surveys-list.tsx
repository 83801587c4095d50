import { useState } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { surveyIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { surveysTable } from './surveys.store.ts'

export const stateKinds = { draft: 'warning', open: 'success', closed: 'neutral' } as const

export function SurveysList({ permissions }: Readonly<{ permissions: Permissions }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveysMessages)
  const table = useUserSlice(surveysTable)
  const address = (...rest: string[]) => hrefTo('admin', { rest: ['surveys', ...rest] })
  return (
    <RoomPage
      title={say('title')}
      actions={
        hasPermission(permissions, 'surveys.add') && (
          <LinkButton variant="primary" href={address('new')}>
            {say('add')}
          </LinkButton>
        )
      }
    >
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={({ survey_id }) => survey_id}
        empty={
          <EmptyState icon={surveyIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={() => [
          { title: say('survey'), show: ({ survey_id, title }) => <a href={address(survey_id)}>{title}</a> },
          { title: say('state'), show: ({ state }) => <Badge kind={stateKinds[state]}>{say(state)}</Badge> },
          {
            title: say('who'),
            show: ({ publicYN, anonymousYN }) =>
              [say(publicYN ? 'everybody' : 'accounts'), anonymousYN && say('anonymous')].filter(Boolean).join(' · '),
          },
          { title: say('closes'), numeric: true, show: ({ closes_at: at }) => at && formatTime(at, locale) },
          {
            title: say('responses'),
            numeric: true,
            show: ({ survey_id, title, responses }) =>
              responses ? (
                <a href={address(survey_id, 'results')}>
                  {responses}
                  <HiddenText> {say('resultsTitle', { title })}</HiddenText>
                </a>
              ) : (
                responses
              ),
          },
        ]}
      />
    </RoomPage>
  )
}

/** The form of a new survey, which is saved as a draft. */
export function NewSurvey() {
  const { open } = useLinks()
  const say = useMessages(surveysMessages)
  const [added, setAdded] = useState<AdminSurveyForm>()
  return (
    <RoomPage title={say('add')} back={{ to: ['surveys'], label: say('back') }}>
      <SurveyFields
        survey={added}
        onTheirs={setAdded}
        onSaved={survey => open(pathTo('admin', { rest: ['surveys', survey.survey_id] }), { replace: true })}
      />
    </RoomPage>
  )
}
