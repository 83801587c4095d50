import { useStore } from '@nanostores/react'
import type { AppSettings } from '../api/app-settings.ts'
import { eventSettings } from '../store/event-settings.ts'
import type { ResourceState } from '../store/resource.ts'
import { useSurroundings } from './context.ts'

export function useEventSettings(): ResourceState<AppSettings> {
  return useStore(eventSettings(useSurroundings().site).$state)
}
