import { type AppSettings, appSettings } from '../api/app-settings.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** All of the event's settings. They include what every block reads, so nothing is requested twice. */
export const eventSettings = defineSlice('event-settings', site => {
  let asked = false
  const settings = createResource<AppSettings>({
    environment: site.environment,
    async load() {
      // The first address is the preloaded one. Later reads want no copy on the way.
      const again = asked && { timestamp: Date.now() }
      asked = true
      const value = await site.client.call(appSettings, { event: site.event, ...again })
      site.settings.accept(value)
      return value
    },
  })
  const readAlone = site.readSettings
  site.readSettings = async () => {
    if (settings.$state.get().type === 'loading') await settings.refresh()
    const state = settings.$state.get()
    return state.type === 'ready' ? state.value : readAlone()
  }
  return settings
})
