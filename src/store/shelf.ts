import { defineSlice } from './slice.ts'

/**
 * What outlives the page. Slices share the specification's key `app`, in an
 * object of ours with a compartment per host and event. Where storage is
 * blocked or full, or `app` holds what somebody else put there, memory
 * serves, and the foreign value stays as it is.
 */
export interface Shelf {
  read(slice: PersistedSlice): unknown
  /** undefined removes. */
  write(slice: PersistedSlice, value: unknown): void
}

/** The only slices that persist. */
export type PersistedSlice = 'navigation' | 'tickets' | 'donation' | 'account'

type Compartments = Record<string, Record<string, unknown>>

const storageKey = 'app'
const mark = 'fayre'

export const shelf = defineSlice('shelf', ({ environment, host, event }): Shelf => {
  const { storage, report } = environment
  const compartment = `${host} ${event}`
  /** What could not be stored. */
  const memory = new Map<string, unknown>()

  function stored(): Compartments | 'foreign' {
    const text = storage?.getItem(storageKey)
    if (!text) return {}
    const value = parsed(text)
    return isOurs(value) ? value[mark] : 'foreign'
  }

  function read(slice: PersistedSlice): unknown {
    if (memory.has(slice)) return memory.get(slice)
    try {
      const all = stored()
      return all === 'foreign' ? undefined : all[compartment]?.[slice]
    } catch {
      return undefined
    }
  }

  function write(slice: PersistedSlice, value: unknown): void {
    memory.set(slice, value)
    try {
      const all = stored()
      if (all === 'foreign' || !storage) return
      const own = { ...all[compartment], [slice]: value }
      storage.setItem(storageKey, JSON.stringify({ [mark]: { ...all, [compartment]: own } }))
      // From now on what is stored counts, which another tab may have written since.
      memory.delete(slice)
    } catch (problem) {
      report(problem, 'nothing can be stored; it lasts until the page is left')
    }
  }

  return { read, write }
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isOurs(value: unknown): value is { [mark]: Compartments } {
  const compartments = (Object(value) as Record<string, unknown>)[mark]
  return typeof compartments === 'object' && compartments !== null
}
