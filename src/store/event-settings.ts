import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { type AppSettings, appSettings } from '../api/app-settings.ts'
import { decode } from '../api/decode.ts'
import { useSurroundings } from './context.ts'
import { failureOf, type ResourceState } from './resource.ts'
import { defineSlice } from './slice.ts'

/** All of the event's settings, out of the one answer that every block shares. */
export const eventSettings = defineSlice('event-settings', site =>
  computed(site.settings.$state, (state): ResourceState<AppSettings> => {
    if (state.type !== 'ready') return state
    try {
      return { type: 'ready', value: decode(appSettings.output, state.value, 'GET /app/settings') as AppSettings }
    } catch (problem) {
      return { type: 'failed', failure: failureOf(problem, site.environment) }
    }
  }),
)

export function useEventSettings(): ResourceState<AppSettings> {
  return useStore(eventSettings(useSurroundings().site))
}
