import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type Command, createCommand } from '../../store/command.ts'
import { type Form, restore, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { keepUnsaved } from './unsaved.store.ts'

/**
 * What a user can do when somebody else has saved the same record since it was opened. The typed values are kept in any
 * case.
 */
export interface Conflict {
  $isConflict: ReadableAtom<boolean>
  /** Does the form show the other's version? The typed values are kept meanwhile. */
  $isTheirs: ReadableAtom<boolean>
  /** undefined for a new record: it has no other version. */
  seeTheirs: Command<void> | undefined
  saveOver: Command<void>
  backToMine(): void
}

/** The record that a form edits. `id` undefined: a new record. */
type Subject = Readonly<{ kind: string; id: string | undefined }>

/**
 * Detects that somebody else has saved the same record, and lets the user choose a version. Values that were typed when
 * the session ended are restored once the same user has signed in and opens the record.
 * @param readTheirs reads the other's version, and makes the next save replace it
 * @returns for the form's `EditForm`
 */
export function createConflict<V extends Values>(
  site: Site,
  form: Form<V>,
  { kind, id }: Subject,
  readTheirs: () => Promise<V>,
): Conflict {
  const { environment } = site
  const $mine = atom<V | undefined>()
  let base = form.$values.get()
  onMount($mine, () =>
    form.$state.listen(({ type }, before) => {
      const isSaved = type === 'idle' && before?.type === 'busy' && !form.$dirty.get()
      if (!isSaved) return
      $mine.set(undefined)
      base = form.$values.get()
    }),
  )
  bringBack()

  function bringBack(): void {
    const left = keepUnsaved(site, `${kind} ${id ?? ''}`, $mine, () => {
      const typed = $mine.get() ?? (form.$dirty.get() ? form.$values.get() : undefined)
      return typed && { typed, base }
    })
    const unsaved = Object(left) as { typed?: unknown; base?: unknown }
    if (!unsaved.typed) return
    const typed = restore(base, unsaved.typed)
    const isChanged = id !== undefined && JSON.stringify(unsaved.base) !== JSON.stringify(base)
    if (isChanged) $mine.set(typed)
    else form.change(typed)
  }

  return {
    $isConflict: computed(
      form.$state,
      state =>
        state.type === 'failed' && state.failure.type === 'http' && /_changed$/.test(state.failure.said.error ?? ''),
    ),
    $isTheirs: computed($mine, mine => mine !== undefined),
    seeTheirs: id
      ? createCommand<void>(environment, async () => {
          const theirs = await readTheirs()
          const mine = form.$values.get()
          form.accept(theirs)
          base = theirs
          $mine.set(mine)
        })
      : undefined,
    saveOver: createCommand<void>(environment, async () => {
      await readTheirs()
      await form.submit()
    }),
    backToMine() {
      const mine = $mine.get()
      if (mine) form.change(mine)
      $mine.set(undefined)
    },
  }
}
