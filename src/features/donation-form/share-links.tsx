import { useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { giftMessages } from './gift.messages.ts'

/** Tells others about the event: plain links to networks, without their scripts, and the system's own share sheet. */
export function ShareLinks() {
  const { element } = useSurroundings()
  const say = useMessages(giftMessages)
  const { name, microsite_url: url } = useSettings()
  const [copied, setCopied] = useState(false)
  const { navigator } = element.ownerDocument.defaultView ?? window
  const text = say('shareText', { event: name })
  const [textPart, urlPart] = [text, url].map(encodeURIComponent)
  const networks = [
    ['WhatsApp', `https://wa.me/?text=${textPart}%20${urlPart}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${urlPart}`],
    ['X', `https://x.com/intent/post?text=${textPart}&url=${urlPart}`],
  ] as const

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
    } catch {
      // The donor closed the share sheet, or the page forbids sharing: nothing to do.
    }
  }

  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announce(say('copied'))
    })

  return (
    <fieldset className="gift-share">
      <legend>{say('share')}</legend>
      {networks.map(([network, href]) => (
        <LinkButton key={network} href={href} newTab>
          {network}
          <HiddenText> {say('newTab')}</HiddenText>
        </LinkButton>
      ))}
      <LinkButton href={`mailto:?subject=${encodeURIComponent(name)}&body=${textPart}%0A%0A${urlPart}`}>
        {say('shareMail')}
      </LinkButton>
      <Button onClick={() => void copy()}>{say(copied ? 'copied' : 'copy')}</Button>
      {'share' in navigator && (
        <Button onClick={() => void attempt(() => navigator.share({ title: name, text, url }))}>
          {say('shareMore')}
        </Button>
      )}
    </fieldset>
  )
}
