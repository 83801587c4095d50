import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import { isNewAccount } from './code.store.ts'

/** Calls back once when the visitor is signed in: already, now, or in another tab. */
export function useSignedIn(tell: (isNew: boolean) => void): void {
  const { site } = useSurroundings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const latest = useRef(tell)
  latest.current = tell

  useEffect(() => {
    if (!isAuthenticated) return
    const isNew = isNewAccount(site).get()
    isNewAccount(site).set(false)
    latest.current(isNew)
  }, [isAuthenticated, site])
}
