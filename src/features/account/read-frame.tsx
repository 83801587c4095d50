import type { ReactNode } from 'react'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Resource } from '../../store/resource.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountMessages } from './account.messages.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { useRead } from './use-read.ts'

type Props<T> = Readonly<{
  resource: Resource<T>
  /** Default: rows. */
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}>

/** Shows what was read; before it the shape of it, and if it can't be had, why. What is known stays when a refresh fails. */
export function ReadFrame<T>({ resource, skeleton = <SectionSkeleton />, children }: Props<T>) {
  const say = useMessages(accountMessages)
  const state = useRead(resource)
  const problem = state.type === 'failed' ? state.failure : state.type === 'ready' ? state.problem : undefined
  const failure = useFailure(problem)
  const again = <Button onClick={() => void resource.refresh()}>{say('retry')}</Button>
  // Never nothing: what is said above everything goes, and the page stays.
  const notice = problem && (
    <Notice
      kind={state.type === 'ready' ? 'warning' : 'error'}
      title={say(state.type === 'ready' ? 'staleTitle' : 'failedTitle')}
      action={again}
    >
      {failure && (failure.text ?? failure.title)}
    </Notice>
  )
  if (state.type === 'loading') return skeleton
  if (state.type === 'failed') return notice
  return (
    <>
      {notice}
      {children(state.value)}
    </>
  )
}
