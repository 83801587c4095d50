import type { ReactNode } from 'react'
import type { Failure } from '../api/errors.ts'
import { useCode } from '../hooks/use-code.ts'

const load = () => import('./content/page-problem.tsx')

type Props = Readonly<{
  /** What could not be had: a page, which may be missing or for others, or anything else. */
  of: 'page' | 'read'
  failure: Failure
  onRetry: () => void
  level?: 1 | 2
  waiting?: ReactNode
}>

/** A problem in the place of a screen. What shows it is needed seldom, and loads then. */
export function LateProblem({ of, waiting = null, ...props }: Props) {
  const later = useCode(load)
  if (later.type !== 'ready') return waiting
  const Problem = of === 'page' ? later.value.PageProblem : later.value.ReadProblem
  return <Problem {...props} />
}
