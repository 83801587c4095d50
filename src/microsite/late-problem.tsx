import type { ReactNode } from 'react'
import type { Failure } from '../api/errors.ts'
import { useSurroundings } from '../store/context.ts'
import { useLater } from '../ui/use-later.ts'

const load = () => import('./content/page-problem.tsx')

type Props = Readonly<{ failure: Failure; onRetry: () => void; waiting: ReactNode }>

/** A problem in the place of a screen. What shows it is needed seldom, and loads then. */
export function LateProblem({ waiting, ...props }: Props) {
  const { environment } = useSurroundings().site
  const later = useLater(load, environment.report)
  return later.type === 'ready' ? <later.value.ReadProblem {...props} /> : waiting
}
