import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Failure } from '../../api/errors.ts'
import { failureIn } from '../../api/failure-in.ts'
import { randomKey } from '../../lib/random-key.ts'
import { type Command, type CommandState, createCommand } from '../../store/command.ts'
import { type Form, restore, type Values } from '../../store/form.ts'
import { isAnswered, isKeyReused } from '../../store/is-answered.ts'
import type { Site } from '../../store/site.ts'
import { asObject } from '../checkout/subjects.ts'
import { typedHere } from '../checkout/typed-here.ts'
import { type Kept, keptIn } from '../checkout/unsaved.store.ts'

/**
 * What a user can do when somebody else has saved the same record since it was opened. The typed values are kept in any
 * case.
 */
export interface Conflict<V extends Values = Values> {
  $isConflict: ReadableAtom<boolean>
  /** Is it being read who has saved? It may be this form, whose answer was lost. */
  $isChecking: ReadableAtom<boolean>
  /** Does the form show the other's version? The typed values are kept meanwhile. */
  $isTheirs: ReadableAtom<boolean>
  /** undefined for a new record: it has no other version. */
  seeTheirs: Command<void> | undefined
  saveOver: Command<void>
  backToMine(): void
  /** The idempotency key that a new record is sent with: if the answer is lost, it is not added again. */
  key(): string
  /** Takes the record that was saved: what is typed meanwhile is kept as a change of it. */
  savedAs(id: string, values: V): void
  kept: Kept
}

/** The record that a form edits. `id` undefined: a new record. */
type Subject = Readonly<{ kind: string; id: string | undefined }>

/**
 * Detects that somebody else has saved the same record, and lets the user choose a version. Unsaved values are restored
 * once the same user opens the record again.
 * A new record that was saved, though its answer was lost, is edited by the next save.
 * @param readTheirs reads the stored version of the record, and makes the next save replace it
 * @returns for the form's `EditForm`
 */
export function createConflict<V extends Values>(
  site: Site,
  form: Form<V>,
  { kind, id: opened }: Subject,
  readTheirs: (id: string) => Promise<V>,
): Conflict<V> {
  const { environment } = site
  const $mine = atom<V | undefined>()
  const $isChecking = atom(false)
  /** What is typed over, and the idempotency key of a new record. */
  const $start = atom({ base: form.$values.get(), key: randomKey() })
  /** The user may type on until the answer comes. */
  let sent = form.$values.get()
  let sentBefore = form.$sent.get()
  /** What the server has made of it. */
  let saved: V | undefined
  /** What was sent without an answer: it may be saved. */
  let unanswered: V | undefined
  let id = opened
  const keptAs = (id = '') => typedHere(site, `${kind} ${id}`)
  let place = keptAs(opened)
  const renewKey = () => $start.set({ ...$start.get(), key: randomKey() })
  onMount($mine, () =>
    form.$state.listen((state, before) => {
      if (state.type === 'busy' && before?.type !== 'busy') [sent, sentBefore] = [form.$values.get(), form.$sent.get()]
      if (state.type === 'failed') {
        if (!isAnswered(state.failure)) unanswered = sent
        else if (unanswered && isConflict(state)) void checkWhose(unanswered)
        if (isGone(state.failure)) renewKey()
        const added = addedIn(state.failure)
        if (added && !id) void editAdded(added)
      }
      if (state.type !== 'idle' || before?.type !== 'busy') return
      const isRefused = form.$sent.get() === sentBefore && form.$dirty.get()
      if (isRefused) return
      unanswered = undefined
      $mine.set(undefined)
      // Where the saved record is not known here, the key is: what is typed meanwhile is a change of it.
      const isKnown = saved || !form.$dirty.get()
      $start.set({ base: saved ?? form.$sent.get(), key: isKnown ? randomKey() : $start.get().key })
      saved = undefined
    }),
  )
  const $unsaved = computed([$mine, form.$values, form.$dirty, $start], (mine, values, isDirty, start) => {
    const typed = mine ?? (isDirty ? values : undefined)
    return typed && { typed, ...start }
  })
  bringBack()

  const read = () => readTheirs(id ?? '')

  function show(theirs: V): void {
    const mine = form.$values.get()
    form.accept(theirs)
    $start.set({ ...$start.get(), base: theirs })
    $mine.set(mine)
  }

  async function checkWhose(sent: V): Promise<void> {
    $isChecking.set(true)
    try {
      const saved = await read()
      unanswered = undefined
      if (areSame(saved, sent)) await form.submit()
      else show(saved)
    } catch {
      // The conflict stays on screen, with the choice to read again.
    } finally {
      $isChecking.set(false)
    }
  }

  /** A press before this one has added the record: what is typed now is saved over that. */
  async function editAdded(added: string): Promise<void> {
    $isChecking.set(true)
    try {
      id = added
      await read()
      await form.submit()
    } catch (problem) {
      // It stays on screen that it was saved before. If it was deleted since, the next press adds it again.
      id = undefined
      const failure = failureIn(problem)
      if (failure && isGone(failure)) renewKey()
    } finally {
      $isChecking.set(false)
    }
  }

  function bringBack(): void {
    const left = place.read()
    $unsaved.listen(unsaved => place.write(unsaved))
    const unsaved = Object(left) as { typed?: unknown; base?: unknown; key?: unknown }
    if (!unsaved.typed) return
    const { base } = $start.get()
    if (typeof unsaved.key === 'string') $start.set({ base, key: unsaved.key })
    const typed = restore(base, unsaved.typed)
    const isChanged = opened !== undefined && !areSame(unsaved.base, base)
    if (isChanged) $mine.set(typed)
    else form.change(typed)
  }

  return {
    $isConflict: computed(form.$state, isConflict),
    $isChecking,
    $isTheirs: computed($mine, mine => mine !== undefined),
    seeTheirs: opened
      ? createCommand<void>(environment, async () => {
          show(await read())
        })
      : undefined,
    saveOver: createCommand<void>(environment, async () => {
      await read()
      await form.submit()
    }),
    backToMine() {
      const mine = $mine.get()
      if (mine) form.change(mine)
      $mine.set(undefined)
    },
    key: () => $start.get().key,
    savedAs(id, values) {
      place.write(undefined)
      place = keptAs(id)
      saved = values
    },
    kept: keptIn($unsaved, () => {
      // What is typed next is another record.
      if (!opened) {
        renewKey()
        id = undefined
      }
      unanswered = undefined
      $mine.set(undefined)
      form.accept($start.get().base)
    }),
  }
}

/** In whatever order their fields are. */
const areSame = (one: unknown, other: unknown): boolean => {
  const [ones, others] = [one, other].map(values => JSON.stringify(Object.entries(asObject(values)).sort()))
  return ones === others
}

const isConflict = (state: CommandState): boolean =>
  state.type === 'failed' && state.failure.type === 'http' && /_changed$/.test(state.failure.said.error ?? '')

/** The record that was added with the key before, if the server says so. */
const addedIn = (failure: Failure): string | undefined => (isKeyReused(failure) ? failure.said.record_id : undefined)

const isGone = (failure: Failure): boolean => failure.type === 'http' && failure.status === 404
