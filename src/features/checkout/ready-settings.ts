import { computed, type ReadableAtom } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { eventSettings } from '../../store/event-settings.ts'
import type { Site } from '../../store/site.ts'

/** The current settings, for stores that exist only once the settings are loaded. */
export function readySettings(site: Site): ReadableAtom<AppSettings> {
  return computed(eventSettings(site).$state, state => {
    if (state.type !== 'ready') throw new Error('A store reads settings before they are there: show it below a gate')
    return state.value
  })
}
