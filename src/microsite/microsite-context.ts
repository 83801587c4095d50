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

/** Only the microsite's own screens are inside it. */
export const MicrositeContext = createContext<MicrositeValue>(undefined as never)

export const useMicrosite = (): MicrositeValue => useContext(MicrositeContext)
