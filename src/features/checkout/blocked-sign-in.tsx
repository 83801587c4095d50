import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { blockedSignInMessages } from './blocked-sign-in.messages.ts'
import { blockedSignIn } from './sign-in-elsewhere.ts'

/** A link to sign in, for a frame that may open nothing itself. */
export function BlockedSignIn() {
  const say = useMessages(blockedSignInMessages)
  const address = useStore(blockedSignIn(useSurroundings().site))
  if (!address) return null
  return (
    <Notice kind="warning" title={say('title')}>
      <p>
        {say('text')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
    </Notice>
  )
}
