import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { auth } from '../store/auth.ts'
import { useSurroundings } from './context.ts'

/** In a block: a visitor who is signed in on the platform's own pages is signed in here too. */
export function useResumedSession(): void {
  const { site } = useSurroundings()
  const token = useStore(site.$token)
  const { isAuthenticated } = useStore(auth(site).$state)
  // The profile is read for the event that the settings name.
  const isKnown = useStore(site.settings.$state).type === 'ready'
  useEffect(() => {
    if (!token || isAuthenticated || !isKnown) return
    auth(site)
      .resume(undefined)
      .catch(problem => site.environment.report(problem, 'profile'))
  }, [site, token, isAuthenticated, isKnown])
}
