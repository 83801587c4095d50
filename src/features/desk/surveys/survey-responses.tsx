import { useMemo } from 'react'
import type { AdminSurveyForm, SurveyResponse } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { surveyIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { PagedTable } from '../paged-table.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { RoomFrame } from './room-frame.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { createResponses, readSurvey } from './surveys.store.ts'
import { whenColumn } from './when-column.ts'

/** Every response, also as a file. */
export function SurveyResponses({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const say = useMessages(surveysMessages)
  const read = useMemo(() => readSurvey(site, id), [site, id])
  return (
    <RoomFrame title={say('responsesTitle')} back={[id, 'results']} backLabel={say('backToResults')}>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {survey => <Responses survey={survey} />}
      </ResourceFrame>
    </RoomFrame>
  )
}

function Responses({ survey }: Readonly<{ survey: AdminSurveyForm }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(surveysMessages)
  const { survey_id: id, questions, anonymousYN } = survey
  const table = useMemo(() => createResponses(site, id), [site, id])
  const own = { yes: say('yes'), no: say('no'), other: say('other') }
  type Question = (typeof questions)[number]

  function answerTo({ question_id, choices }: Question, { answers }: SurveyResponse): string | number | undefined {
    const answer = answers.find(one => one.question_id === question_id)
    if (!answer) return undefined
    if (answer.number !== undefined) return answer.number
    const chosen = answer.choices.map(choice =>
      choice === 'yes' || choice === 'no' || choice === 'other'
        ? own[choice]
        : (choices.find(({ choice_id }) => choice_id === choice)?.text ?? choice),
    )
    const words = chosen.join('; ')
    return words && answer.text ? `${words}: ${answer.text}` : words || answer.text
  }

  const when = whenColumn(anonymousYN, locale, say)
  const who = { title: say('name'), show: ({ name }: SurveyResponse) => name ?? say('withoutName') }
  const shown = questions.slice(0, 3)
  return (
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
          show: (response: SurveyResponse) => <span className="desk-text">{answerTo(question, response)}</span>,
        })),
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
          ...questions.map(question => answerTo(question, response)),
        ],
      }}
    />
  )
}
