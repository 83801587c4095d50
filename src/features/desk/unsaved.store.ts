import { onMount, type ReadableAtom } from 'nanostores'
import { auth, type User } from '../../store/auth.ts'
import { type Form, restore, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { compartment } from '../checkout/compartment.ts'

/**
 * Keeps what is typed when the session ends, until the same user has signed in and opens the same form.
 * @param name of the form, and of the record that it edits
 * @param $shown mounted as long as the form is shown
 * @param unsaved what to keep; undefined: nothing is unsaved
 * @returns what was kept, once. It is untrusted
 */
export function keepUnsaved(site: Site, name: string, $shown: ReadableAtom, unsaved: () => unknown): unknown {
  const { $state } = auth(site)
  const keptFor = (user: User | undefined) => compartment(site, `desk ${name} ${user?.user_id ?? ''}`)
  onMount($shown, () =>
    $state.listen(({ user }, before) => {
      const typed = unsaved()
      if (!user && before?.user && typed !== undefined) keptFor(before.user).write('unsaved', typed)
    }),
  )
  const kept = keptFor($state.get().user)
  const left = kept.read('unsaved')
  if (left !== undefined) kept.clear()
  return left
}

/** The same for a form. Only the changed fields are kept, so that nobody else's changes are undone. */
export function keepForm<V extends Values>(site: Site, name: string, form: Form<V>): void {
  const before = form.$values.get()
  const left = keepUnsaved(site, name, form.$values, () => {
    const changed = Object.entries(form.$values.get()).filter(([field, text]) => text !== before[field])
    return form.$dirty.get() ? Object.fromEntries(changed) : undefined
  })
  if (left !== undefined) form.change(restore(before, left))
}

/**
 * The same for records that are edited as a list and saved together. The list comes back only if nobody has saved
 * another one meanwhile.
 */
export function keepList<T extends object>(
  site: Site,
  name: string,
  $typed: ReadableAtom<readonly T[]>,
  unsaved: () => Readonly<{ base: readonly object[] }> | undefined,
): (found: readonly object[]) => readonly T[] | undefined {
  let left = keepUnsaved(site, name, $typed, () => {
    const edited = unsaved()
    return edited && { ...edited, typed: $typed.get() }
  })
  return found => {
    const { base, typed } = Object(left) as { base?: unknown; typed?: unknown }
    left = undefined
    return Array.isArray(typed) && JSON.stringify(base) === JSON.stringify(found) ? (typed as readonly T[]) : undefined
  }
}

/** What was typed in dialogs of a room, by the name of their form. */
export type TypedBefore = Map<string, Values>

/** Keeps what is typed in a dialog that is closed without sending it, as long as its room is open. */
export function keepClosed<V extends Values>(typedBefore: TypedBefore, name: string, form: Form<V>): void {
  const typed = typedBefore.get(name)
  if (typed) form.change(restore(form.$values.get(), typed))
  onMount(form.$state, () => form.$values.listen(now => void typedBefore.set(name, now)))
}
