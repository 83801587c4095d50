import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import type { ListedSurvey } from '../../api/surveys.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoment } from '../../lib/dates.ts'
import { auth } from '../../store/auth.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { OrganiserText } from './organiser-text.tsx'
import css from './surveys.css?inline'
import { surveyMessages } from './surveys.messages.ts'
import { readSurveys } from './surveys.store.ts'

/** The event's open surveys. @param otherwise shown if there are none */
export function SurveyList({ title, otherwise }: Readonly<{ title: string; otherwise: ReactNode }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(surveyMessages)
  const { user } = useStore(auth(site).$state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has answered depends on who is signed in
  const read = useMemo(() => readSurveys(site), [site, user?.user_id])
  const frame = useExplained(read, { loading: say('loading'), failed: say('failed') })
  if (frame.state.type === 'loading') {
    return <RouteSkeleton name="surveys" {...waitingWords(frame.state, frame.words)} />
  }
  if (frame.state.type === 'ready' && !frame.state.value.length) return otherwise
  return (
    <Page width="reading" title={title}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {items => (
          <ul className="surveys">
            {items.map(survey => (
              <li key={survey.survey_id}>
                <Listed survey={survey} />
              </li>
            ))}
          </ul>
        )}
      </ResourceFrame>
    </Page>
  )
}

function Listed({ survey }: Readonly<{ survey: ListedSurvey }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  const { time_zone } = useSettings()
  const { survey_id: id, title, questions: count, closes_at: end, publicYN, answeredYN } = survey
  const facts = [
    say('questions', { count }),
    end && say('until', { time: formatMoment(end, locale, time_zone) }),
    !publicYN && say('withAccount'),
  ]
  return (
    <Card title={title} aside={answeredYN && <Badge kind="success">{say('answered')}</Badge>}>
      <OrganiserText html={survey.introduction} />
      <p className="surveys-facts">{facts.filter(Boolean).join(' · ')}</p>
      {!answeredYN && (
        <p>
          <LinkButton variant="primary" href={hrefTo(publicYN ? 'public-survey' : 'survey', { id })}>
            {say('answer')}
            <HiddenText> {title}</HiddenText>
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
