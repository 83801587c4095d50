import { useStore } from '@nanostores/react'
import { type AppSettings, appSettings } from '../api/app-settings.ts'
import { useSurroundings } from './context.ts'
import { createResource, type ResourceState } from './resource.ts'
import { defineSlice } from './slice.ts'

/** All of the event's settings, for whatever shows more than a number: read once, and what every block needs is among it. */
export const eventSettings = defineSlice('event-settings', site =>
  createResource<AppSettings>({
    environment: site.environment,
    async load() {
      const settings = await site.client.call(appSettings, { event: site.event })
      site.settings.accept(settings)
      return settings
    },
  }),
)

export function useEventSettings(): ResourceState<AppSettings> {
  return useStore(eventSettings(useSurroundings().site).$state)
}
