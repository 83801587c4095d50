import { createContext, useContext } from 'react'
import type { Router } from './router.ts'

/** What the microsite provides to its screens. */
export interface MicrositeValue {
  router: Router
  /** Does the microsite own its page? */
  ownsPage: boolean
  /** Sets the screen's title, for the browser's tab and the screen reader announcement. */
  setTitle(title: string): void
}

export const MicrositeContext = createContext<MicrositeValue | undefined>(undefined)

export function useMicrosite(): MicrositeValue {
  const value = useContext(MicrositeContext)
  if (!value) throw new Error('No <MicrositeContext>')
  return value
}
