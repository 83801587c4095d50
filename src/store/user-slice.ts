import { auth } from './auth.ts'
import type { Site } from './site.ts'
import { defineSlice, type Slice } from './slice.ts'

/** A slice that belongs to the signed-in user. Another user on the same page gets a new one. */
export function defineUserSlice<T>(name: string, create: (site: Site) => T): Slice<T> {
  const holder = defineSlice(name, (): { user: string | undefined; value: T }[] => [])
  return site => {
    const held = holder(site)
    const user = auth(site).$state.get().user?.user_id
    const [current = { user, value: create(site) }] = held.filter(one => one.user === user)
    held.splice(0, held.length, current)
    return current.value
  }
}
