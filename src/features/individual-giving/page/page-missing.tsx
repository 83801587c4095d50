import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Result } from '../../../ui/result.tsx'
import { pageMessages } from './page.messages.ts'

/** Shown where there is no such fundraiser or team. */
export function PageMissing() {
  const { hrefTo } = useLinks()
  const say = useMessages(pageMessages)
  return (
    <Result
      kind="info"
      title={say('missingTitle')}
      action={<LinkButton href={hrefTo('fundraisers')}>{say('everybody')}</LinkButton>}
    >
      <p>{say('missing')}</p>
    </Result>
  )
}
