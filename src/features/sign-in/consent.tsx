import type { ReactNode } from 'react'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { signInMessages } from './sign-in.messages.ts'

/** The documents that the visitor agrees to. They open in a new tab, so that nothing typed is lost. */
export function Consent() {
  const { hrefTo } = useLinks()
  const say = useMessages(signInMessages)
  const link = (to: 'terms' | 'privacy', text: string) => (
    <a href={hrefTo(to)} target="_blank" rel="noopener">
      {text}
    </a>
  )
  const links: Readonly<Record<string, ReactNode>> = {
    '{terms}': link('terms', say('terms')),
    '{privacy}': link('privacy', say('privacy')),
  }
  const parts = say('consent')
    .split(/(\{terms\}|\{privacy\})/)
    .map(part => links[part] ?? part)
  return (
    <p className="auth-help">
      {parts[0]}
      {parts[1]}
      {parts[2]}
      {parts[3]}
      {parts[4]}
    </p>
  )
}
