import type { ComponentProps, ReactNode } from 'react'
import { useCode } from '../hooks/use-code.ts'

const load = () => import('./content/page-problem.tsx')

type Module = Awaited<ReturnType<typeof load>>
/** `page`: the page may also be missing or restricted. `read`: anything else that failed to load. */
type Problem =
  | ({ of: 'page' } & ComponentProps<Module['PageProblem']>)
  | ({ of: 'read' } & ComponentProps<Module['ReadProblem']>)

/** A problem shown instead of a screen. Its code is rarely needed, so it is lazy. */
export function LazyProblem({ waiting = null, ...problem }: Readonly<Problem & { waiting?: ReactNode }>) {
  const later = useCode(load)
  if (later.type !== 'ready') return waiting
  const { PageProblem, ReadProblem } = later.value
  return problem.of === 'page' ? <PageProblem {...problem} /> : <ReadProblem {...problem} />
}
