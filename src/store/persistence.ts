import { defineSlice } from './slice.ts'

/**
 * State that survives a reload. Slices share the specification's storage key `app`, in an object with a compartment
 * per host and event. Where storage is blocked or full, or `app` holds somebody else's value, the state is kept in
 * memory, and the other value is left alone.
 */
export interface Persistence {
  read(slice: PersistedSlice): unknown
  /** undefined removes the entry. */
  write(slice: PersistedSlice, value: unknown): void
}

/** The only persisted slices. */
export type PersistedSlice = 'navigation' | 'tickets' | 'donation' | 'account'

type Compartments = Record<string, Record<string, unknown>>

const storageKey = 'app'
const mark = 'fayre'

export const persistence = defineSlice('persistence', ({ environment, host, event }): Persistence => {
  const { storage, report } = environment
  const compartment = `${host} ${event}`
  /** Values that could not be stored. */
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
      // Stored values count from now on, since another tab may change them.
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
