import type { ReactNode } from 'react'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { gavelIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { listMessages } from './lists.messages.ts'

type Props = Readonly<{ title: string; children: ReactNode }>

/** Shown for an empty list: the reason, and a link to all lots. */
export function EmptyLots({ title, children }: Props) {
  const { hrefTo } = useLinks()
  const say = useTermMessages(listMessages)
  return (
    <EmptyState
      icon={gavelIcon}
      title={title}
      action={<LinkButton href={hrefTo('auction')}>{say('toAll')}</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}
