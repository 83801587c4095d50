import type { Site } from './site.ts'

export type Slice<T> = (site: Site) => T

/**
 * A part of the site's state, built once per site, when it is first asked
 * for: a block carries only the slices that it uses. The name finds it again
 * from another copy of the bundle.
 */
export function defineSlice<T>(name: string, create: (site: Site) => T): Slice<T> {
  return site => {
    if (!site.slices.has(name)) site.slices.set(name, create(site))
    return site.slices.get(name) as T
  }
}
