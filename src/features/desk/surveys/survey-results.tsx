import { useMemo } from 'react'
import type { SurveyResult } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { Bars } from '../../../ui/bars.tsx'
import { Card } from '../../../ui/card.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { surveysMessages } from './surveys.messages.ts'
import { readResults } from './surveys.store.ts'

/** What was answered to each question. */
export function SurveyResults({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveysMessages)
  const read = useMemo(() => readResults(site, id), [site, id])
  useFresh(read)
  const frame = useExplained(read)
  const title = frame.state.type === 'ready' ? say('resultsTitle', { title: frame.state.value.title }) : say('results')
  return (
    <RoomPage title={title} back={{ to: ['surveys', id], label: say('backToOne') }}>
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {({ responses, questions }) => (
          <>
            <div className="desk-head">
              <p>{say('responseCount', { count: responses })}</p>
              <LinkButton href={hrefTo('admin', { rest: ['surveys', id, 'responses'] })}>
                {say('allResponses')}
              </LinkButton>
            </div>
            {questions.map((result, index) => (
              <Card key={result.question_id} title={`${index + 1}. ${result.text}`}>
                <Result result={result} surveyId={id} />
              </Card>
            ))}
          </>
        )}
      </ResourceFrame>
    </RoomPage>
  )
}

/** The highest number of each scale. */
const mosts = { rating: 5, recommend: 10 } as const

function Result({ result, surveyId }: Readonly<{ result: SurveyResult; surveyId: string }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveysMessages)
  const { kind, answered, texts, average, score } = result
  if (!answered) return <p className="desk-muted">{say('nobody')}</p>
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const most = kind === 'rating' || kind === 'recommend' ? mosts[kind] : undefined
  return (
    <>
      <p className="desk-muted">{say('answeredBy', { count: answered })}</p>
      {average !== undefined && most !== undefined && (
        <p className="surveys-figure">{say('average', { average: number.format(average), most: String(most) })}</p>
      )}
      {score !== undefined && (
        <div>
          <p className="surveys-figure">{say('score', { score: number.format(score) })}</p>
          <p className="desk-muted">{say('scoreHelp')}</p>
        </div>
      )}
      {result.counts.length > 0 && <Choices result={result} />}
      {texts > 0 && (
        <p>
          <LinkButton href={hrefTo('admin', { rest: ['surveys', surveyId, 'texts', result.question_id] })}>
            {say('readTexts', { count: texts })}
            <HiddenText> {say('aboutQuestion', { question: result.text })}</HiddenText>
          </LinkButton>
        </p>
      )}
    </>
  )
}

/** How often each choice was taken. */
function Choices({ result: { counts, answered } }: Readonly<{ result: SurveyResult }>) {
  const { locale } = useSurroundings()
  const say = useMessages(surveysMessages)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const own = { yes: say('yes'), no: say('no'), other: say('other') }
  const nameOf = (id: string) => (id === 'yes' || id === 'no' || id === 'other' ? own[id] : id)
  return (
    <Bars
      bars={counts.map(({ choice_id: key, text, count }) => {
        const share = count / answered
        const figures = say('share', { count: String(count), share: percent.format(share) })
        return { key, label: text ?? nameOf(key), figures, share }
      })}
    />
  )
}
