import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { auth } from '../../store/auth.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { OrganiserText } from './organiser-text.tsx'
import { SurveyForm } from './survey-form.tsx'
import css from './surveys.css?inline'
import { surveyMessages } from './surveys.messages.ts'
import { readSurvey } from './surveys.store.ts'

type Props = Readonly<{
  id: string
  /** Receives the survey's title once it is known. */
  onTitle?: (title: string) => void
}>

/** One survey to answer, or why it cannot be answered. */
export function SurveyView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  const { user } = useStore(auth(site).$state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has answered depends on who is signed in
  const read = useMemo(() => readSurvey(site, id), [site, id, user?.user_id])
  const frame = useExplained(read, { loading: say('loadingOne'), failed: say('failedOne') })
  const { state } = frame
  const title = state.type === 'ready' ? state.value.title : undefined

  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="surveys" {...waitingWords(state, frame.words)} />
  if (state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404) {
    return (
      <Result
        kind="info"
        title={say('missingTitle')}
        action={<LinkButton href={hrefTo('surveys')}>{say('all')}</LinkButton>}
      >
        <p>{say('missing')}</p>
      </Result>
    )
  }
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {survey => (
        <Page width="reading" title={survey.title} before={<BackLink href={hrefTo('surveys')}>{say('all')}</BackLink>}>
          <OrganiserText html={survey.introduction} />
          <Answering survey={survey} isSignedIn={user !== undefined} onChanged={() => void read.refresh()} />
        </Page>
      )}
    </ResourceFrame>
  )
}

function Answering({ survey, isSignedIn, onChanged }: ComponentProps<typeof SurveyForm>) {
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  if (survey.answeredYN) {
    return (
      <Notice kind="success" title={say('answeredTitle')}>
        <p>{say('answeredText')}</p>
      </Notice>
    )
  }
  if (survey.state !== 'open') {
    return (
      <Notice kind="info" title={say('closedTitle')}>
        <p>{say('closed')}</p>
      </Notice>
    )
  }
  if (!survey.publicYN && !isSignedIn) {
    const signIn = (
      <LinkButton variant="primary" href={hrefTo('survey', { id: survey.survey_id })}>
        {say('signIn')}
      </LinkButton>
    )
    return (
      <Notice kind="info" title={say('signInTitle')} action={signIn}>
        <p>{say('signInText')}</p>
      </Notice>
    )
  }
  return <SurveyForm survey={survey} isSignedIn={isSignedIn} onChanged={onChanged} />
}
