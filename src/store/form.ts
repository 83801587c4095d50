import { atom, computed, type ReadableAtom } from 'nanostores'
import { failureIn } from '../api/failure-in.ts'
import type { Environment } from '../lib/environment.ts'
import type { FieldProblem } from '../lib/validation.ts'
import { type CommandState, createCommand } from './command.ts'

/** What is typed, by field. Fields carry the names of the call's input, so that the server's complaints find them. */
export type Values = Readonly<Record<string, string>>

/** By field: a problem of ours, or the server's words. */
export type Problems<V extends Values> = Readonly<Partial<Record<keyof V, FieldProblem | { text: string }>>>

/** A form's state: what is typed, what is wrong with it, which step is shown, and what became of sending it. */
export interface Form<V extends Values, S extends string = string> {
  $values: ReadableAtom<V>
  $problems: ReadableAtom<Problems<V>>
  /** Counts the tries to go on with mistakes, so that each one is announced anew. */
  $refusals: ReadableAtom<number>
  $state: ReadableAtom<CommandState>
  /** Has something been typed that is not sent yet? */
  $dirty: ReadableAtom<boolean>
  $step: ReadableAtom<S>
  /** Changes fields, and clears their problems. */
  change(values: Partial<V>): void
  /** Shows a step, whatever is typed so far. */
  goTo(step: S): void
  /**
   * Shows what is wrong.
   * @param step where it can be put right; default: the step that is shown
   * @returns whether anything is
   */
  refuse(problems: Problems<V>, step?: S): boolean
  /** Goes on to the next step, or sends from the last. Once at a time. What was typed stays, whatever comes of it. */
  submit(): Promise<void>
}

interface FormOptions<V extends Values, S extends string> {
  environment: Environment
  /** At first, as far as there is no draft. */
  values: V
  /** Where what is typed outlives the page. Then a reload loses nothing, and the form never counts as dirty. */
  draft?: Draft | undefined
  /** In order. Default: one step. */
  steps?: readonly S[]
  /** Is a step needed, for what is typed? Default: each is. */
  isNeeded?(step: S, values: V): boolean
  /** What is wrong in a step. */
  check(values: V, step: S): Problems<V> | Promise<Problems<V>>
  /** Called when nothing is wrong in any step. @throws {ApiError} */
  send(values: V): Promise<void>
}

/** A place for what is typed. What is read may be anything: only texts of fields that the form has are taken. */
export interface Draft {
  read(): unknown
  write(values: Values): void
}

export function createForm<V extends Values, S extends string = 'only'>({
  environment,
  values: empty,
  draft,
  steps = ['only' as S],
  isNeeded = () => true,
  check,
  send,
}: FormOptions<V, S>): Form<V, S> {
  const values = restore(empty, draft?.read())
  const $values = atom(values)
  const $problems = atom({} as Problems<V>)
  const $refusals = atom(0)
  const $sent = atom(values)
  const $step = atom(steps[0] as S)
  const $dirty = computed([$values, $sent], (typed, sent) => !draft && JSON.stringify(typed) !== JSON.stringify(sent))

  if (draft) $values.listen(draft.write)

  function change(changed: Partial<V>): void {
    $values.set({ ...$values.get(), ...changed })
    const left: Partial<Record<keyof V, unknown>> = { ...$problems.get() }
    for (const field of Object.keys(changed)) delete left[field]
    $problems.set(left as Problems<V>)
  }

  function goTo(step: S): void {
    $problems.set({} as Problems<V>)
    $step.set(step)
  }

  function refuse(problems: Problems<V>, step = $step.get()): boolean {
    $problems.set(problems)
    if (!Object.keys(problems).length) return false
    $step.set(step)
    $refusals.set($refusals.get() + 1)
    return true
  }

  const { $state, run } = createCommand<void>(environment, async () => {
    const typed = $values.get()
    const step = $step.get()
    if (refuse(await check(typed, step))) return
    const next = steps.slice(steps.indexOf(step) + 1).find(later => isNeeded(later, typed))
    const isLast = (next ?? step) === steps.at(-1)
    // What was right when it was typed may be wrong by now, such as by other settings.
    for (const earlier of isLast ? steps.slice(0, -1) : []) if (refuse(await check(typed, earlier), earlier)) return
    if (next) return $step.set(next)
    try {
      await send(typed)
      $sent.set($values.get())
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || !refuse(known(failure.fields, typed))) throw problem
    }
  })

  return { $values, $problems, $refusals, $state, $dirty, $step, change, goTo, refuse, submit: () => run() }
}

function restore<V extends Values>(values: V, draft: unknown): V {
  const stored = Object.entries(Object(draft) as Record<string, unknown>)
  const known = stored.filter(([name, text]) => Object.hasOwn(values, name) && typeof text === 'string')
  return { ...values, ...Object.fromEntries(known) }
}

/** The server's complaints about fields that the form has. It names nested ones by their path. */
function known<V extends Values>(fields: Readonly<Record<string, string>>, values: V): Problems<V> {
  const found: Record<string, { text: string }> = {}
  for (const [path, text] of Object.entries(fields)) {
    const field = path.split('.').at(-1) ?? path
    if (field in values) found[field] = { text }
  }
  return found as Problems<V>
}
