import { terminology as endpoint } from '../api/terminology.ts'
import { eventSettings } from './event-settings.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** The organiser's own words, as the settings have them, or loaded on first use. */
export const terminology = defineSlice('terminology', site => {
  const words = createResource({
    environment: site.environment,
    load: () => site.client.call(endpoint, { event: site.event }),
  })
  eventSettings(site).$state.subscribe(settings => {
    if (settings.type === 'ready' && settings.value.terminology) words.accept(settings.value.terminology)
  })
  return words
})
