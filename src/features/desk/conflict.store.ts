import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type Command, createCommand } from '../../store/command.ts'
import type { Form, Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'

/** What can be done when somebody else has saved the same since it was opened. What was typed stays in any case. */
export interface Conflict {
  $isConflict: ReadableAtom<boolean>
  /** Does the form show what the other has saved, while what was typed is kept? */
  $isTheirs: ReadableAtom<boolean>
  /** Undefined: what is new here is not among what others have saved. */
  seeTheirs: Command<void> | undefined
  saveOver: Command<void>
  backToMine(): void
}

/**
 * @param readTheirs reads what the other has saved, and makes the next save follow it
 * @param isTheirsToSee false: the form makes something new
 * @returns for the form's `EditForm`
 */
export function createConflict<V extends Values>(
  { environment }: Site,
  form: Form<V>,
  readTheirs: () => Promise<V>,
  isTheirsToSee = true,
): Conflict {
  const $mine = atom<V | undefined>()
  onMount($mine, () =>
    form.$state.listen(({ type }, before) => {
      const isSaved = type === 'idle' && before?.type === 'busy' && !form.$dirty.get()
      if (isSaved) $mine.set(undefined)
    }),
  )

  return {
    $isConflict: computed(
      form.$state,
      state =>
        state.type === 'failed' && state.failure.type === 'http' && /_changed$/.test(state.failure.said.error ?? ''),
    ),
    $isTheirs: computed($mine, mine => mine !== undefined),
    seeTheirs: isTheirsToSee
      ? createCommand<void>(environment, async () => {
          const theirs = await readTheirs()
          const mine = form.$values.get()
          form.accept(theirs)
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
