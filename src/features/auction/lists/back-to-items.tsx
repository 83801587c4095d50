import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { navigation } from '../../../store/navigation.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { listMessages } from './lists.messages.ts'

/** Leads back to the list that the visitor came from: with its filters, and at this lot. */
export function BackToItems({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const { href } = useLinks()
  const say = useTermMessages(listMessages)
  const { backToAllItemsInfo } = useStore(navigation(site).$state)
  return (
    <BackLink href={href(`${backToAllItemsInfo?.path ?? pathTo('auction')}#lot-${id}`)}>{say('backToAll')}</BackLink>
  )
}
