import type { Site } from './site.ts'

export type Slice<T> = (site: Site) => T

/**
 * A part of the site's state, built once per site on first use, so a block bundles only the slices that it uses.
 * Another copy of the bundle finds it by name.
 */
export function defineSlice<T>(name: string, create: (site: Site) => T): Slice<T> {
  return site => {
    if (!site.slices.has(name)) site.slices.set(name, create(site))
    return site.slices.get(name) as T
  }
}
