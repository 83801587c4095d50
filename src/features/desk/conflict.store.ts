import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Failure } from '../../api/errors.ts'
import { type Command, type CommandState, createCommand } from '../../store/command.ts'
import { type Form, restore, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { keepUnsaved } from './unsaved.store.ts'

/**
 * What a user can do when somebody else has saved the same record since it was opened. The typed values are kept in any
 * case.
 */
export interface Conflict {
  $isConflict: ReadableAtom<boolean>
  /** Is it being read who has saved? It may be this form, whose answer was lost. */
  $isChecking: ReadableAtom<boolean>
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
  const $isChecking = atom(false)
  let base = form.$values.get()
  /** What was sent without an answer: it may be saved. */
  let unanswered: V | undefined
  onMount($mine, () =>
    form.$state.listen((state, before) => {
      if (state.type === 'failed') {
        if (!isAnswered(state.failure)) unanswered = form.$values.get()
        else if (unanswered && isConflict(state)) void checkWhose(unanswered)
      }
      const isSaved = state.type === 'idle' && before?.type === 'busy' && !form.$dirty.get()
      if (!isSaved) return
      unanswered = undefined
      $mine.set(undefined)
      base = form.$values.get()
    }),
  )
  bringBack()

  function show(theirs: V): void {
    const mine = form.$values.get()
    form.accept(theirs)
    base = theirs
    $mine.set(mine)
  }

  async function checkWhose(sent: V): Promise<void> {
    $isChecking.set(true)
    try {
      const saved = await readTheirs()
      unanswered = undefined
      if (JSON.stringify(saved) === JSON.stringify(sent)) await form.submit()
      else show(saved)
    } catch {
      // The conflict stays on screen, with the choice to read again.
    } finally {
      $isChecking.set(false)
    }
  }

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
    $isConflict: computed(form.$state, isConflict),
    $isChecking,
    $isTheirs: computed($mine, mine => mine !== undefined),
    seeTheirs: id
      ? createCommand<void>(environment, async () => {
          show(await readTheirs())
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

const isConflict = (state: CommandState): boolean =>
  state.type === 'failed' && state.failure.type === 'http' && /_changed$/.test(state.failure.said.error ?? '')

/** Did the server answer, and refuse? */
const isAnswered = (failure: Failure): boolean => failure.type === 'http' && failure.status < 500
