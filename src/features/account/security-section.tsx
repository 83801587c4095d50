import { PasswordCard } from './password-card.tsx'
import { ReadFrame } from './read-frame.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useAccountReads } from './use-account-reads.ts'

/** What keeps an account its owner's. */
export function Section() {
  const { account, sessions } = useAccountReads()
  return (
    <>
      <ReadFrame resource={account}>{account => <PasswordCard account={account} />}</ReadFrame>
      <ReadFrame resource={sessions}>{sessions => <SessionsCard sessions={sessions} />}</ReadFrame>
    </>
  )
}
