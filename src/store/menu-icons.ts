import { iconList } from '../api/icons.ts'
import { eventSettings } from './event-settings.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** The icons that the organiser has chosen for the menu, loaded when something draws them. */
export const menuIcons = defineSlice('menu-icons', site =>
  createResource({
    environment: site.environment,
    async load() {
      const settings = eventSettings(site).$state.get()
      const menu = settings.type === 'ready' ? settings.value.menu : []
      const names = [...new Set(menu.flatMap(({ icon }) => icon ?? []))]
      return names.length ? site.client.call(iconList, { names: names.join() }) : []
    },
  }),
)
