import type { ComponentType, ReactNode } from 'react'
import { BlockProblem } from './block-problem.tsx'

export interface FrameWords {
  loading: string
  /** After eight seconds without an answer. */
  slow: string
  failed: string
  /** A refresh has failed: what is shown is what was known before. */
  stale: string
  retry: string
}

export interface FrameProblem {
  text: string
  /** What the server says of it. */
  why: string | undefined
  /** Something is shown below all the same. */
  isStale: boolean
  retryLabel: string
  onRetry: () => void
}

/** What `useResource` and `useLive` return. */
export interface FrameInput<T> {
  /** A resource's. */
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
    /** The shape of what comes, without words or with those that are handed in. Default: the words alone. */
    skeleton?: ReactNode | ((said: string, slow: boolean) => ReactNode)
    /** How a problem looks. Default: as in a small block, with the page's own link. */
    Problem?: ComponentType<Readonly<FrameProblem>>
    children: (value: T) => ReactNode
  }
>

/** Shows what was read. Until then its shape, and that it takes long; where it can't be had, why, and a way to try again. */
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
