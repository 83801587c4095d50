import { useState } from 'react'
import type { shareMessages } from '../lib/share.messages.ts'
import { announce } from './announcer.ts'
import { Button } from './button.tsx'
import { HiddenText } from './hidden-text.tsx'
import { LinkButton } from './link-button.tsx'
import css from './share-links.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  title: string
  text: string
  url: string
  /** The element's own window. */
  view: Window | null
  /** `useMessages(shareMessages)` */
  say: (key: keyof typeof shareMessages) => string
}>

/** Buttons to share a page: plain links to social networks, without their scripts, and the system's own share sheet. */
export function ShareLinks({ title, text, url, view, say }: Props) {
  useStyles(css)
  const [copied, setCopied] = useState(false)
  const [isByHand, setByHand] = useState(false)
  const { navigator } = view ?? window
  const [textPart, urlPart] = [text, url].map(encodeURIComponent)
  const networks = [
    ['WhatsApp', `https://wa.me/?text=${textPart}%20${urlPart}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${urlPart}`],
    ['X', `https://x.com/intent/post?text=${textPart}&url=${urlPart}`],
  ] as const

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
      setByHand(false)
    } catch (problem) {
      // The visitor closed the share sheet.
      if ((problem as Error).name === 'AbortError') return
      // The page forbids it, such as in a frame, or the browser cannot do it.
      setByHand(true)
      announce(say('byHand'))
    }
  }

  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announce(say('copied'))
    })

  return (
    <fieldset className="share-links">
      <legend>{say('share')}</legend>
      {networks.map(([network, href]) => (
        <LinkButton key={network} href={href} newTab>
          {network}
          <HiddenText> {say('newTab')}</HiddenText>
        </LinkButton>
      ))}
      <LinkButton href={`mailto:?subject=${encodeURIComponent(title)}&body=${textPart}%0A%0A${urlPart}`}>
        {say('shareMail')}
      </LinkButton>
      <Button onClick={() => void copy()}>{say(copied ? 'copied' : 'copy')}</Button>
      {'share' in navigator && (
        <Button onClick={() => void attempt(() => navigator.share({ title, text, url }))}>{say('shareMore')}</Button>
      )}
      {isByHand && (
        <p className="share-by-hand">
          {say('byHand')} <code>{url}</code>
        </p>
      )}
    </fieldset>
  )
}
