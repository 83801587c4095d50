import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import { type AccountReads, accountReads } from './account-reads.store.ts'

/** What is read of an account, for whoever is signed in now: another tab may have changed that. */
export function useAccountReads(): AccountReads {
  const { site } = useSurroundings()
  useStore(auth(site).$state)
  return accountReads(site)
}
