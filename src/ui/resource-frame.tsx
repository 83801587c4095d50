import type { ComponentType, ReactNode } from 'react'
import { BlockProblem } from './block-problem.tsx'

export interface FrameWords {
  loading: string
  /** Shown after eight seconds without an answer. */
  slow: string
  failed: string
  /** A refresh failed: what is shown may be out of date. */
  stale: string
  retry: string
}

export interface FrameProblem {
  text: string
  /** The server's own explanation. */
  why: string | undefined
  /** Older content is still shown below. */
  isStale: boolean
  retryLabel: string
  onRetry: () => void
}

/** What `useResource` and `useLive` return. */
export interface FrameInput<T> {
  /** The state of a resource or of live data. */
  state:
    | { type: 'loading'; slow: boolean }
    | { type: 'ready'; value: T; problem?: unknown }
    | { type: 'failed'; failure?: unknown }
  words: FrameWords
  why?: string | undefined
  onRetry: () => void
}

type Props<T> = Readonly<
  FrameInput<T> & {
    /** A skeleton, with a text or the one handed in. Default: the text alone. */
    skeleton?: ReactNode | ((said: string, slow: boolean) => ReactNode)
    /** How a problem is shown. Default: as in a small block, with the page's fallback link. */
    Problem?: ComponentType<Readonly<FrameProblem>>
    children: (value: T) => ReactNode
  }
>

/**
 * Shows what was loaded. Before that a skeleton and, after a while, that it takes long; on failure, the reason and a
 * retry button.
 */
export function ResourceFrame<T>({ state, words, why, onRetry, skeleton, Problem = BlockProblem, children }: Props<T>) {
  if (state.type === 'loading') {
    const said = state.slow ? words.slow : words.loading
    const isSilent = skeleton && typeof skeleton !== 'function'
    return (
      <div role="status" aria-busy="true" aria-label={isSilent ? said : undefined}>
        {typeof skeleton === 'function' ? skeleton(said, state.slow) : skeleton}
        {(isSilent ? state.slow : !skeleton) && <p>{said}</p>}
      </div>
    )
  }
  const isStale = state.type === 'ready'
  const problem = (!isStale || state.problem !== undefined) && (
    <Problem
      text={isStale ? words.stale : words.failed}
      why={why}
      isStale={isStale}
      retryLabel={words.retry}
      onRetry={onRetry}
    />
  )
  return (
    <>
      {problem}
      {isStale && children(state.value)}
    </>
  )
}
