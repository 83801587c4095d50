import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useFresh, useResource } from '../../hooks/use-resource.ts'
import { codeOf } from '../../store/code.ts'
import type { Resource } from '../../store/resource.ts'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AccountSection } from './account-section.ts'

type Props<T> = Readonly<{
  resource: Resource<T>
  children: (value: T) => ReactNode
}>

/** Shows one read of the account. While it loads: skeleton rows in a card. */
export function AccountFrame<T>({ resource, children }: Props<T>) {
  useFresh(resource)
  return (
    <ResourceFrame {...useExplained(resource)} skeleton={rows} Problem={NoticeProblem}>
      {children}
    </ResourceFrame>
  )
}

type SectionProps = Readonly<{ section: AccountSection; rest: string }>

/** Shows a section, whose code is loaded on demand. */
export function LazySection({ section, rest }: SectionProps) {
  const { environment } = useSurroundings().site
  const code = codeOf(section.load, environment)
  return (
    <ResourceFrame {...useResource(code)} skeleton={rows} Problem={NoticeProblem}>
      {({ Section }) => <Section rest={rest} />}
    </ResourceFrame>
  )
}

const rows = (
  <div className="account-waiting">
    {[1, 2, 3, 4, 5].map(row => (
      <div key={row}>
        <Skeleton width="28%" height={18} />
        <Skeleton width="46%" height={18} />
        <Skeleton width="14%" height={18} />
      </div>
    ))}
  </div>
)
