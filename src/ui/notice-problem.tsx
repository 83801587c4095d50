import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import type { FrameProblem } from './resource-frame.tsx'

/** The problem of a `ResourceFrame` on a page of the microsite. */
export function NoticeProblem({ text, why, isStale, retryLabel, onRetry }: Readonly<FrameProblem>) {
  const again = <Button onClick={onRetry}>{retryLabel}</Button>
  return (
    <Notice kind={isStale ? 'warning' : 'error'} title={text} action={again}>
      {why}
    </Notice>
  )
}
