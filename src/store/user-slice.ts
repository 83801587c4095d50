import { auth } from './auth.ts'
import type { Site } from './site.ts'
import { defineSlice, type Slice } from './slice.ts'

/** A part of the state that belongs to who is signed in. Somebody else who signs in on this page gets one of their own. */
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
