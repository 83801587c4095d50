import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Result } from '../../../ui/result.tsx'
import { pageMessages } from './page.messages.ts'

/** Shown instead of the way to give, once a page's last day has passed. */
export function PageEnded({ id }: Readonly<{ id: string }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pageMessages)
  return (
    <Result
      kind="info"
      title={say('ended')}
      action={<LinkButton href={hrefTo('fundraiser', { id })}>{say('toPage')}</LinkButton>}
    />
  )
}
