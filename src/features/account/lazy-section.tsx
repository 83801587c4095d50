import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLater } from '../../ui/use-later.ts'
import { accountMessages } from './account.messages.ts'
import type { AccountSection } from './account-section.ts'
import { SectionSkeleton } from './section-skeleton.tsx'

type Props = Readonly<{ section: AccountSection; rest: string }>

/** A section's code comes when somebody looks at it. */
export function LazySection({ section, rest }: Props) {
  const { environment } = useSurroundings().site
  const say = useMessages(accountMessages)
  const later = useLater(section.load, environment.report)
  if (later.type === 'loading') return <SectionSkeleton />
  if (later.type === 'failed') {
    const again = <Button onClick={later.tryAgain}>{say('retry')}</Button>
    return <Notice kind="error" title={say('sectionFailed')} action={again} />
  }
  const { Section } = later.value
  return <Section rest={rest} />
}
