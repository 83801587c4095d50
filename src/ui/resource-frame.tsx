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

/** `F` is the type that describes the failure. */
export interface FrameProblem<F = unknown> {
  failure: F
  text: string
  /** The server's own explanation. */
  why: string | undefined
  /** Older content is still shown below. */
  isStale: boolean
  retryLabel: string
  onRetry: () => void
}

/** What `useResource` and `useLive` return. */
export interface FrameInput<T, F = unknown> {
  /** The state of a resource or of live data. */
  state:
    | { type: 'loading'; slow: boolean }
    | { type: 'ready'; value: T; problem?: F | undefined }
    | { type: 'failed'; failure: F }
  words: FrameWords
  why?: string | undefined
  onRetry: () => void
}

type Props<T, F> = Readonly<
  FrameInput<T, F> & {
    /** A skeleton, which may show the text itself. Default: only the text. */
    skeleton?: ReactNode | ((said: string, slow: boolean) => ReactNode)
    /** The component that shows a problem. Default: the one of small blocks, with the page's fallback link. */
    Problem?: ComponentType<Readonly<FrameProblem<F>>>
    children: (value: T) => ReactNode
  }
>

/**
 * Shows loaded content. Before that, a skeleton and after a while a note that it takes long; on failure, the reason and
 * a retry button.
 */
export function ResourceFrame<T, F>(props: Props<T, F>) {
  const { state, words, why, onRetry, skeleton = said => <p>{said}</p>, Problem = BlockProblem, children } = props
  if (state.type === 'loading') {
    const said = state.slow ? words.slow : words.loading
    const isSilent = typeof skeleton !== 'function'
    return (
      // Without a key, Preact makes the content from the placeholder's elements, which counts as a layout shift.
      <div key="loading" role="status" aria-busy="true" aria-label={isSilent ? said : undefined}>
        {isSilent ? skeleton : skeleton(said, state.slow)}
        {isSilent && state.slow && <p>{said}</p>}
      </div>
    )
  }
  const isStale = state.type === 'ready'
  const failure = isStale ? state.problem : state.failure
  const problem = failure !== undefined && (
    <Problem
      failure={failure}
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

/** The text of a skeleton: visible once loading takes long. */
export function waitingWords({ slow }: { slow: boolean }, words: FrameWords) {
  return { label: slow ? words.slow : words.loading, slow }
}
