import { useStore } from '@nanostores/react'
import { PasswordCard } from './password-card.tsx'
import { ReadFrame } from './read-frame.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useAccountReads } from './use-account-reads.ts'

/** What keeps an account its owner's. */
export function Section() {
  const { account, sessions } = useAccountReads()
  const isWaiting = useStore(account.$state).type === 'loading'
  // Asked for at once all the same.
  useStore(sessions.$state)
  return (
    <>
      <ReadFrame resource={account}>{account => <PasswordCard account={account} />}</ReadFrame>
      {/* Not before what stands above it, which would push it down. */}
      {!isWaiting && <ReadFrame resource={sessions}>{sessions => <SessionsCard sessions={sessions} />}</ReadFrame>}
    </>
  )
}
