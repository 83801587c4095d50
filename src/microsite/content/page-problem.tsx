import type { Failure } from '../../api/errors.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useProblem } from '../../hooks/use-problem.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { type FrameProblem, ResourceFrame } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { useMicrosite } from '../microsite-context.ts'
import { pagesMessages } from '../pages.messages.ts'
import { forbidden, notFound } from '../refusals.ts'
import { useTitle } from '../use-title.ts'

type Props = Readonly<
  FrameProblem<Failure> & {
    /** Heading level. Default: 1. */
    level?: 1 | 2
  }
>

/** In a `ResourceFrame`: shown instead of a page that does not exist, is restricted, or failed to load. */
export function PageProblem(props: Props) {
  const { failure, isStale, level = 1 } = props
  const status = failure.type === 'http' ? failure.status : undefined
  // Maintenance, and actions that the server asks for, are shown above the whole microsite.
  useFailure(isRefusal(status) ? undefined : failure)
  if (isStale) return <NoticeProblem {...props} />
  if (status === 404) return <OwnScreen key={status} load={notFound} level={level} />
  if (status === 403) return <OwnScreen key={status} load={forbidden} level={level} />
  return status === 401 ? <SignInFirst level={level} /> : <ReadProblem {...props} />
}

const isRefusal = (status: number | undefined) => status === 401 || status === 403 || status === 404

type OwnScreenProps = Required<Pick<Props, 'level'>> & Readonly<{ load: typeof notFound | typeof forbidden }>

/** Loads a refusal's screen. Lazy, because the server has answered, so there is a network. */
function OwnScreen({ load, level }: OwnScreenProps) {
  const frame = useCodeFrame<Awaited<ReturnType<typeof load>>>(load)
  return (
    <ResourceFrame
      {...frame}
      skeleton={<RouteSkeleton name="root" label={frame.words.loading} />}
      Problem={ReadProblem}
    >
      {({ Screen }) => <Screen level={level} />}
    </ResourceFrame>
  )
}

/** Content pages are read without a token, so no session has expired. */
function SignInFirst({ level }: Required<Pick<Props, 'level'>>) {
  const { hrefTo } = useLinks()
  const { router } = useMicrosite()
  const say = useMessages(pagesMessages)
  const sayAnywhere = useMessages(micrositeMessages)
  useTitle(level > 1 ? undefined : sayAnywhere('signIn'))
  const { path, query } = router.$current.get()
  const here = { _redirect: query.size ? `${path}?${query}` : path }
  const signIn = <LinkButton href={hrefTo('sign-in', { query: here })}>{sayAnywhere('signIn')}</LinkButton>
  return (
    <Page>
      <Result kind={403} level={level} title={say('result403')} action={signIn}>
        <p>{say('signInFirst')}</p>
      </Result>
    </Page>
  )
}

/** Shown instead of a part of a page that failed to load, with a retry button. */
export function ReadProblem({
  failure,
  retryLabel,
  onRetry,
  level = 1,
}: Pick<Props, 'failure' | 'retryLabel' | 'onRetry' | 'level'>) {
  const say = useMessages(pagesMessages)
  const { title, text } = useProblem()(failure)
  useTitle(level > 1 ? undefined : title)
  const isServers = failure.type === 'http' && failure.status >= 500 && failure.status !== 503
  return (
    <Page>
      <Result
        kind={isServers ? 500 : 'error'}
        level={level}
        title={isServers ? say('result500') : title}
        action={
          <Button variant="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        <p>{text}</p>
      </Result>
    </Page>
  )
}
