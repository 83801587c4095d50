import { vi } from 'vitest'
import { acting } from '../support/acting.ts'

/** Removes the elements of a test, and what they share in the page. */
export async function clearPage(): Promise<void> {
  await acting(() => document.body.replaceChildren())
  Reflect.deleteProperty(globalThis, Symbol.for('fayre.sites'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}
