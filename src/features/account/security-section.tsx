import { useStore } from '@nanostores/react'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Password and sessions. */
export function Section() {
  const { account, sessions } = useUserSlice(accountReads)
  const isWaiting = useStore(account.$state).type === 'loading'
  // Loaded now, so that the sessions do not arrive after the rest of the page.
  useStore(sessions.$state)
  return (
    <>
      <AccountFrame resource={account}>{account => <PasswordCard account={account} />}</AccountFrame>
      {/* Shown only after the card above has loaded, which would push it down otherwise. */}
      {!isWaiting && (
        <AccountFrame resource={sessions}>{sessions => <SessionsCard sessions={sessions} />}</AccountFrame>
      )}
    </>
  )
}
