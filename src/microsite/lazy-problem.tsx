import type { ReactNode } from 'react'
import type { Failure } from '../api/errors.ts'
import { useCode } from '../hooks/use-code.ts'

const load = () => import('./content/page-problem.tsx')

type Props = Readonly<{
  /** What failed to load: a page (which may also be missing or restricted), or anything else. */
  of: 'page' | 'read'
  failure: Failure
  onRetry: () => void
  level?: 1 | 2
  waiting?: ReactNode
}>

/** A problem shown instead of a screen. Its code is rarely needed, so it is lazy. */
export function LazyProblem({ of, waiting = null, ...props }: Props) {
  const later = useCode(load)
  if (later.type !== 'ready') return waiting
  const Problem = of === 'page' ? later.value.PageProblem : later.value.ReadProblem
  return <Problem {...props} />
}
