import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminSurveyForm, SurveyResponse } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { surveyIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { answerTo } from './answer-words.ts'
import { ResponseDialog } from './response-dialog.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { createResponses, readSurvey } from './surveys.store.ts'
import { whenColumn } from './when-column.ts'

/** Every response, also as a file. */
export function SurveyResponses({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const say = useMessages(surveysMessages)
  const read = useMemo(() => readSurvey(site, id), [site, id])
  return (
    <RoomPage title={say('responsesTitle')} back={{ to: ['surveys', id, 'results'], label: say('backToResults') }}>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {survey => <Responses survey={survey} canDelete={hasPermission(permissions, 'surveys.delete')} />}
      </ResourceFrame>
    </RoomPage>
  )
}

function Responses({ survey, canDelete }: Readonly<{ survey: AdminSurveyForm; canDelete: boolean }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(surveysMessages)
  const sayDesk = useMessages(deskMessages)
  const { survey_id: id, questions, anonymousYN } = survey
  const { table, remove } = useMemo(() => createResponses(site, id), [site, id])
  const isBusy = useStore(remove.$state).type === 'busy'
  const [asked, setAsked] = useState<SurveyResponse>()
  const [opened, setOpened] = useState<SurveyResponse>()
  const when = whenColumn(anonymousYN, locale, say)
  const who = { title: say('name'), show: ({ name }: SurveyResponse) => name ?? say('withoutName') }
  const named = (one: SurveyResponse) => (anonymousYN ? when.show(one) : `${who.show(one)}, ${when.show(one)}`)
  const shown = questions.slice(0, 3)
  const actions = {
    title: say('actions'),
    numeric: true,
    show: (response: SurveyResponse) => (
      <span className="desk-buttons desk-acts">
        <Button label={say('readResponse', { which: named(response) })} onClick={() => setOpened(response)}>
          {say('readIt')}
        </Button>
        {canDelete && (
          <Button
            disabled={isBusy}
            label={say('deleteResponse', { which: named(response) })}
            onClick={() => setAsked(response)}
          >
            {say('removeIt')}
          </Button>
        )}
      </span>
    ),
  }
  return (
    <>
      <CommandProblem command={remove} />
      <PagedTable
        caption={say('responsesTitle')}
        table={table}
        keyOf={({ response_id }) => response_id}
        empty={
          <EmptyState icon={surveyIcon} title={say('noResponsesTitle')}>
            {say('noResponses')}
          </EmptyState>
        }
        columns={() => [
          anonymousYN ? when : who,
          ...(anonymousYN ? [] : [when]),
          ...shown.map((question, index) => ({
            title: `${index + 1}. ${question.text}`,
            show: (response: SurveyResponse) => <span className="desk-text">{answerTo(question, response, say)}</span>,
          })),
          actions,
        ]}
        csv={{
          name: 'survey',
          heading: [
            ...(anonymousYN ? [say('answeredOn')] : [say('answeredAt'), say('name'), say('email')]),
            ...questions.map(({ text }) => text),
          ],
          row: response => [
            ...(anonymousYN
              ? [response.answered_at.slice(0, 10)]
              : [response.answered_at, response.name, response.email]),
            ...questions.map(question => answerTo(question, response, say)),
          ],
        }}
      />
      {opened && (
        <ResponseDialog survey={survey} response={opened} title={named(opened)} onClose={() => setOpened(undefined)} />
      )}
      <AlertDialog
        open={asked !== undefined}
        title={say('deleteResponseTitle')}
        action={{
          label: say('removeIt'),
          run: () => {
            setAsked(undefined)
            if (asked) void remove.run(asked.response_id)
          },
        }}
        cancel={{ label: sayDesk('cancel'), run: () => setAsked(undefined) }}
      >
        <p>{say('deleteResponseText')}</p>
      </AlertDialog>
    </>
  )
}
