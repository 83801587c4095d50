import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSurroundings } from '../../src/hooks/context.ts'
import { eventSettings } from '../../src/store/event-settings.ts'

/** Waits for the settings, as the microsite does before it shows a screen. */
export function InMicrosite({ children }: Readonly<{ children: ReactNode }>) {
  const settings = useStore(eventSettings(useSurroundings().site).$state)
  return settings.type === 'ready' ? children : null
}
