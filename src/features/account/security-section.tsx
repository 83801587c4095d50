import { useSurroundings } from '../../store/context.ts'
import { accountReads } from './account-reads.store.ts'
import { PasswordCard } from './password-card.tsx'
import { ReadFrame } from './read-frame.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What keeps an account its owner's. */
export function Section() {
  const { site } = useSurroundings()
  const { account, sessions } = accountReads(site)
  return (
    <>
      <ReadFrame resource={account}>{account => <PasswordCard account={account} />}</ReadFrame>
      <ReadFrame resource={sessions}>{sessions => <SessionsCard sessions={sessions} />}</ReadFrame>
    </>
  )
}
