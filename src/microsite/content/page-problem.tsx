import type { Failure } from '../../api/errors.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useProblem } from '../../hooks/use-problem.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { useMicrosite } from '../microsite-context.ts'
import { pagesMessages } from '../pages.messages.ts'
import { useTitle } from '../use-title.ts'

type Props = Readonly<{
  failure: Failure
  onRetry: () => void
  /** Heading level. Default: 1. */
  level?: 1 | 2
}>

/** Shown instead of a page that does not exist, is restricted, or failed to load. */
export function PageProblem({ failure, onRetry, level = 1 }: Props) {
  const { hrefTo } = useLinks()
  const { router } = useMicrosite()
  const say = useMessages(pagesMessages)
  const sayAnywhere = useMessages(micrositeMessages)
  const words = useProblem()
  const status = failure.type === 'http' ? failure.status : undefined
  // The call was made without a token, so no session has expired.
  const title = status === 404 ? say('missingTitle') : status === 401 ? sayAnywhere('signIn') : words(failure).title
  useTitle(level > 1 ? undefined : title)
  // Maintenance, and actions that the server asks for, are shown above the whole microsite.
  useFailure(isWell(status) ? undefined : failure)
  const home = <LinkButton href={hrefTo('home')}>{say('goHome')}</LinkButton>
  if (status === 404) {
    return (
      <Page>
        <Result kind={404} level={level} title={say('result404')} action={home}>
          <p>{say('missing')}</p>
        </Result>
      </Page>
    )
  }
  if (status === 403 || status === 401) {
    const { path, query } = router.$current.get()
    const here = { _redirect: query.size ? `${path}?${query}` : path }
    const signIn = <LinkButton href={hrefTo('sign-in', { query: here })}>{sayAnywhere('signIn')}</LinkButton>
    return (
      <Page>
        <Result kind={403} level={level} title={say('result403')} action={status === 401 ? signIn : home}>
          <p>{say(status === 401 ? 'signInFirst' : 'forbidden')}</p>
        </Result>
      </Page>
    )
  }
  return <ReadProblem failure={failure} onRetry={onRetry} level={level} />
}

/** The server has refused access. */
const isWell = (status: number | undefined) => status === 401 || status === 403 || status === 404

/** A part of a page that failed to load, with a retry button. */
export function ReadProblem({ failure, onRetry, level = 1 }: Props) {
  const say = useMessages(pagesMessages)
  const sayAnywhere = useMessages(micrositeMessages)
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
            {sayAnywhere('tryAgain')}
          </Button>
        }
      >
        <p>{text}</p>
      </Result>
    </Page>
  )
}
