import { useState } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { deskMessages } from './desk.messages.ts'

/** The complete address of one of the guests' pages, to be copied. `path` is within the microsite. */
export function GuestLink({ path }: Readonly<{ path: string }>) {
  const { microsite_url } = useSettings()
  const say = useMessages(deskMessages)
  const [outcome, setOutcome] = useState<'linkCopied' | 'copyByHand'>()
  const url = microsite_url.replace(/\/$/, '') + path

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('linkCopied')
    } catch {
      // The page forbids it, such as in a frame or without https.
      setOutcome('copyByHand')
    }
  }

  return (
    <div className="desk-guest-link">
      <span className="desk-muted">{say('guestLink')}</span>
      <code>{url}</code>
      <Button onClick={() => void copy()}>{say('copyLink')}</Button>
      <span role="status" className="desk-muted">
        {outcome && say(outcome)}
      </span>
    </div>
  )
}
