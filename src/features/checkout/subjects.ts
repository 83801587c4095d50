import { persistence } from '../../store/persistence.ts'
import type { Site } from '../../store/site.ts'

/** What is stored on this device for each subject, by its name: see `compartment`. */
export const subjectsOf = (site: Site) => asObject(entry(persistence(site).read('donation'), 'subjects'))

/**
 * A payment that was interrupted, by a reload or by the bank's own page: the first subject that begins so and has an
 * order whose outcome is not known here.
 */
export function interrupted(site: Site, beginning: string): string | undefined {
  const all = subjectsOf(site)
  return Object.keys(all).find(
    name => name.startsWith(beginning) && entry(entry(all[name], 'attempt'), 'order') !== undefined,
  )
}

/** Own entries only: a page's scripts may have extended Object.prototype. */
export function entry(value: unknown, name: string): unknown {
  const object = asObject(value)
  return Object.hasOwn(object, name) ? object[name] : undefined
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
