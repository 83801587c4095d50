import { createContext, useContext } from 'react'
import type { Router } from './router.ts'

/** What the microsite hands to its screens. */
export interface Frame {
  router: Router
  /** Does the microsite own its page? */
  ownsPage: boolean
  /** Names the screen: in the page's title, and to whoever can't see it. */
  setTitle(title: string): void
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A screen needs a <FrameContext value={…}> around it')
  return frame
}
