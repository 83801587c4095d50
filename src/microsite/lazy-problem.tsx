import { useStore } from '@nanostores/react'
import type { ComponentProps, ReactNode } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { codeOf } from '../store/code.ts'
import { CodeProblem } from './code-problem.tsx'

const load = () => import('./content/page-problem.tsx')

type Module = Awaited<ReturnType<typeof load>>
/** `page`: the page may also be missing or restricted. `read`: anything else that failed to load. */
type Problem =
  | ({ of: 'page' } & ComponentProps<Module['PageProblem']>)
  | ({ of: 'read' } & ComponentProps<Module['ReadProblem']>)

/** A problem shown instead of a screen. Its code is rarely needed, so it is lazy. */
export function LazyProblem({ waiting = null, ...problem }: Readonly<Problem & { waiting?: ReactNode }>) {
  const code = codeOf(load, useSurroundings().site.environment)
  const later = useStore(code.$state)
  if (later.type === 'loading') return waiting
  // What keeps the problem's own words away is a problem too.
  if (later.type === 'failed') return <CodeProblem code={code} />
  const { PageProblem, ReadProblem } = later.value
  return problem.of === 'page' ? <PageProblem {...problem} /> : <ReadProblem {...problem} />
}
