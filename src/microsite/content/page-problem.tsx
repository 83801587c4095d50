import type { Failure } from '../../api/errors.ts'
import { useLinks } from '../../store/use-links.ts'
import { useMessages } from '../../store/use-messages.ts'
import { useProblem } from '../../store/use-problem.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { useTitle } from '../use-title.ts'

type Props = Readonly<{
  failure: Failure
  onRetry: () => void
  /** Of its heading. Default: 1. */
  level?: 1 | 2
}>

/** A page that is not there, is for others, or could not be had. */
export function PageProblem({ failure, onRetry, level = 1 }: Props) {
  const { href } = useLinks()
  const say = useMessages('microsite', micrositeMessages)
  const words = useProblem()
  const isMissing = failure.type === 'http' && failure.status === 404
  useTitle(level > 1 ? undefined : isMissing ? say('missingTitle') : words(failure).title)
  const status = failure.type === 'http' ? failure.status : undefined
  const home = <LinkButton href={href('/')}>{say('goHome')}</LinkButton>
  if (status === 404) {
    return (
      <Page>
        <Result kind={404} level={level} action={home}>
          <p>{say('missing')}</p>
        </Result>
      </Page>
    )
  }
  if (status === 403 || status === 401) {
    return (
      <Page>
        <Result kind={403} level={level} action={home}>
          <p>{say('forbidden')}</p>
        </Result>
      </Page>
    )
  }
  const { title, text } = words(failure)
  return (
    <Page>
      <Result
        kind={status && status >= 500 ? 500 : 'error'}
        level={level}
        {...(!(status && status >= 500) && { title })}
        action={
          <Button variant="primary" onClick={onRetry}>
            {say('tryAgain')}
          </Button>
        }
      >
        <p>{text}</p>
      </Result>
    </Page>
  )
}
