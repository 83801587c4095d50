import type { Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'

interface Unsaved {
  typed: Values
  /** What it was typed over. */
  base: Values
}

/**
 * What was typed into a form of the desk when the session ended. Kept in the tab's session storage, since the page is
 * loaded anew then.
 * @param key of the form
 */
export function unsavedEdit({ environment: { session }, host, event }: Site, key: string) {
  const name = `fayre.unsaved ${host} ${event} ${key}`
  return {
    keep(edit: Unsaved): void {
      try {
        session?.setItem(name, JSON.stringify(edit))
      } catch {
        // The storage is full.
      }
    },
    /** Once. */
    take(): Unsaved | undefined {
      try {
        const { typed, base } = JSON.parse(session?.getItem(name) ?? '{}') as Partial<Unsaved>
        session?.removeItem(name)
        return typed && base && { typed, base }
      } catch {
        return undefined
      }
    },
  }
}
