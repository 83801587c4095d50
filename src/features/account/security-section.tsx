import { useStore } from '@nanostores/react'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What keeps an account its owner's. */
export function Section() {
  const { account, sessions } = useUserSlice(accountReads)
  const isWaiting = useStore(account.$state).type === 'loading'
  // Read now, although the sessions are drawn only once the account is there.
  useStore(sessions.$state)
  return (
    <>
      <AccountFrame resource={account}>{account => <PasswordCard account={account} />}</AccountFrame>
      {/* Not before what stands above it, which would push it down. */}
      {!isWaiting && (
        <AccountFrame resource={sessions}>{sessions => <SessionsCard sessions={sessions} />}</AccountFrame>
      )}
    </>
  )
}
