import { atom, computed, type ReadableAtom } from 'nanostores'
import { type Form, restore, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { asObject, entry } from './subjects.ts'
import { typedHere } from './typed-here.ts'

/** What `Restored` shows and does. */
export interface Kept {
  /** Does the form hold unsaved values from before it was left? */
  readonly $restored: ReadableAtom<boolean>
  /** Goes back to what is saved. */
  discard(): void
}

/**
 * Keeps what is not saved: after "Back", a reload or the end of the session, the same user finds it again in the same
 * form of this tab, for an hour.
 * @param name of the form, and of the record that it edits
 * @param $unsaved what to keep; undefined: nothing is unsaved
 * @returns what was kept. It is untrusted
 */
export function keepUnsaved(site: Site, name: string, $unsaved: ReadableAtom<unknown>): unknown {
  const kept = typedHere(site, name)
  const left = kept.read()
  $unsaved.listen(kept.write)
  return left
}

/**
 * The same for a form. A changed field comes back only if its saved value is the one that it was typed over, so that
 * nobody else's changes are undone, and nothing is said of another record.
 * @param never fields that are not kept, because a choice from before might be taken for a fact
 */
export function keepForm<V extends Values>(
  site: Site,
  name: string,
  form: Form<V>,
  never: readonly (keyof V)[] = [],
): Form<V> & Kept {
  const saved = form.$sent.get()
  const $changed = computed([form.$values, form.$sent], (values, saved) => {
    const changed = Object.entries(values).filter(([field, text]) => text !== saved[field] && !never.includes(field))
    return changed.length
      ? Object.fromEntries(changed.map(([field, text]) => [field, [saved[field], text]]))
      : undefined
  })
  const left = Object.entries(asObject(keepUnsaved(site, name, $changed)))
  const usable = left.filter(([field, pair]) => !never.includes(field) && entry(pair, '0') === saved[field])
  form.change(restore(saved, Object.fromEntries(usable.map(([field, pair]) => [field, entry(pair, '1')]))))
  return { ...form, ...keptIn($changed, () => form.accept(form.$sent.get())) }
}

/** A list of records that is edited and saved as a whole. */
export type EditedList<T> = Readonly<{ base: readonly object[]; typed: readonly T[] }>

/**
 * The same for records that are edited as a list and saved together. The list comes back only if nobody has saved
 * another one meanwhile.
 */
export function keepList<T extends object>(
  site: Site,
  name: string,
  $edited: ReadableAtom<EditedList<T> | undefined>,
): (found: readonly object[]) => readonly T[] | undefined {
  let left = keepUnsaved(site, name, $edited)
  return found => {
    const { base, typed } = Object(left) as { base?: unknown; typed?: unknown }
    left = undefined
    return Array.isArray(typed) && JSON.stringify(base) === JSON.stringify(found) ? (typed as readonly T[]) : undefined
  }
}

/** @param $unsaved if it holds something already, that was kept */
export function keptIn($unsaved: ReadableAtom<unknown>, discard: () => void) {
  const $restored = atom($unsaved.get() !== undefined)
  $unsaved.listen(unsaved => unsaved === undefined && $restored.set(false))
  return { $restored, discard } satisfies Kept
}
