import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Result } from '../../../ui/result.tsx'
import { lotMessages } from './lot.messages.ts'

/** Shown where the auction has no such lot. */
export function LotMissing() {
  const { hrefTo } = useLinks()
  const say = useMessages(lotMessages)
  return (
    <Result
      kind="info"
      title={say('missingTitle')}
      action={<LinkButton href={hrefTo('auction')}>{say('allLots')}</LinkButton>}
    >
      <p>{say('missing')}</p>
    </Result>
  )
}
