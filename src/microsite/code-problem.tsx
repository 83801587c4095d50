import { useResource } from '../hooks/use-resource.ts'
import type { Resource } from '../store/resource.ts'
import { NoticeProblem } from '../ui/notice-problem.tsx'
import { Page } from '../ui/page.tsx'
import { ResourceFrame } from '../ui/resource-frame.tsx'

/** Shown instead of something whose code did not load, with another try. */
export function CodeProblem({ code }: Readonly<{ code: Resource<unknown> }>) {
  return (
    <Page width="reading">
      <ResourceFrame {...useResource(code)} Problem={NoticeProblem}>
        {() => null}
      </ResourceFrame>
    </Page>
  )
}
