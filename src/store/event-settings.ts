import { type AppSettings, appSettings } from '../api/app-settings.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** All of the event's settings. They include what every block reads, so nothing is requested twice. */
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
