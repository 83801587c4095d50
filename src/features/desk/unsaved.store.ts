import type { Values } from '../../store/form.ts'
import { defineSlice } from '../../store/slice.ts'

interface Unsaved {
  typed: Values
  /** What it was typed over. */
  base: Values
}

/** What was typed into the desk's forms when the session ended, by user and subject. Forgotten with the page. */
export const unsavedEdits = defineSlice('desk-unsaved', () => new Map<string, Unsaved>())
