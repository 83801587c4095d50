import { useStore } from '@nanostores/react'
import type { AppSettings } from '../api/app-settings.ts'
import { eventSettings } from '../store/event-settings.ts'
import { useSurroundings } from './context.ts'

/**
 * The event's current settings; renders again when they change. Use it only where they are already loaded: inside
 * the microsite, or a block's `ResourceFrame` of `eventSettings`.
 */
export function useSettings(): AppSettings {
  const state = useStore(eventSettings(useSurroundings().site).$state)
  if (state.type !== 'ready') throw new Error('no settings yet')
  return state.value
}
