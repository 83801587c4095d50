import { useMemo } from 'react'
import type { SurveyText } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResource } from '../../../hooks/use-resource.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { surveyIcon } from '../../../ui/icons.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { createTexts } from './surveys.store.ts'
import { whenColumn } from './when-column.ts'

/** The answers to a question in people's own words, the newest first. */
export function SurveyTexts({ id, question }: Readonly<{ id: string; question: string }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(surveysMessages)
  const table = useMemo(() => createTexts(site, id, question), [site, id, question])
  const { state } = useResource(table.page)
  const title = state.type === 'ready' ? state.value.question : say('answer')
  return (
    <RoomPage title={title} back={{ to: ['surveys', id, 'results'], label: say('backToResults') }}>
      <PagedTable
        caption={title}
        table={table}
        keyOf={({ response_id }) => response_id}
        empty={<EmptyState icon={surveyIcon} title={say('nobody')} />}
        columns={({ anonymousYN }) => [
          { title: say('answer'), show: ({ text }) => <span className="desk-text">{text}</span> },
          ...(anonymousYN ? [] : [{ title: say('name'), show: ({ name }: SurveyText) => name ?? say('withoutName') }]),
          whenColumn(anonymousYN, locale, say),
        ]}
      />
    </RoomPage>
  )
}
