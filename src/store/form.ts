import { atom, computed, type ReadableAtom } from 'nanostores'
import { failureIn } from '../api/failure-in.ts'
import type { Environment } from '../lib/environment.ts'
import type { FieldProblem } from '../lib/validation.ts'
import { type CommandState, createCommand } from './command.ts'

/** The typed values, by field. Fields are named as in the API's input, so that the server's validation errors match. */
export type Values = Readonly<Record<string, string>>

/** Per field: a problem found here, or the server's message. */
export type Problems<V extends Values> = Readonly<Partial<Record<keyof V, FieldProblem | { text: string }>>>

/** The fields that were checked. undefined: nothing is wrong. */
export type Checked<V extends Values> = { readonly [Field in keyof V]?: Problems<V>[Field] | undefined }

/** The state of a form: values, problems, the current step, and the submission. */
export interface Form<V extends Values, S extends string = string> {
  $values: ReadableAtom<V>
  $problems: ReadableAtom<Problems<V>>
  /** Grows with each attempt that had mistakes, so that each is announced. */
  $refusals: ReadableAtom<number>
  $state: ReadableAtom<CommandState>
  /** The values that were opened, accepted, or sent last. */
  $sent: ReadableAtom<V>
  /** Is there typed text that is not sent yet? */
  $dirty: ReadableAtom<boolean>
  $step: ReadableAtom<S>
  /** Changes fields, and clears their problems. */
  change(values: Partial<V>): void
  /** Replaces the values by saved ones. */
  accept(values: V): void
  /** Goes to a step, without validation. */
  goTo(step: S): void
  /** Goes to the previous step that is needed. @returns whether there is one */
  back(): boolean
  /**
   * Shows problems.
   * @param step where to correct them; default: the current step
   * @returns whether there are any
   */
  refuse(checked: Checked<V>, step?: S): boolean
  /** Goes to the next step, or submits from the last one. Runs one at a time. Values are kept in any case. */
  submit(): Promise<void>
}

interface FormOptions<V extends Values, S extends string> {
  environment: Environment
  /** The initial values without a draft. */
  values: V
  /** Where the values are stored across reloads. The form is then never dirty, since a reload loses nothing. */
  draft?: Draft | undefined
  /** The steps in order. Default: one step. */
  steps?: readonly S[]
  /** Is a step needed, given the values? Default: every step is. */
  isNeeded?(step: S, values: V): boolean
  /** The problems of a step. */
  check(values: V, step: S): Checked<V> | Promise<Checked<V>>
  /** Called when no step has problems. Other saved values than the given ones are accepted in it. @throws {ApiError} */
  send(values: V): Promise<void>
}

/** Storage of a draft. The stored value is untrusted: only strings of known fields are used. */
export interface Draft {
  read(): unknown
  write(values: Values): void
}

/** A form of one or more steps. It validates each step, sends the values, and shows the server’s validation errors. */
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

  function accept(saved: V): void {
    change(saved)
    $sent.set(saved)
    clear()
  }

  function goTo(step: S): void {
    $problems.set({} as Problems<V>)
    $step.set(step)
  }

  function back(): boolean {
    const earlier = steps.slice(0, steps.indexOf($step.get()))
    const previous = earlier.filter(step => isNeeded(step, $values.get())).at(-1)
    if (previous) goTo(previous)
    return previous !== undefined
  }

  function refuse(checked: Checked<V>, step = $step.get()): boolean {
    const found = Object.entries(checked).filter(([, problem]) => problem)
    $problems.set(Object.fromEntries(found) as Problems<V>)
    if (!found.length) return false
    $step.set(step)
    $refusals.set($refusals.get() + 1)
    return true
  }

  const { $state, run, clear } = createCommand<void>(environment, async () => {
    const typed = $values.get()
    const step = $step.get()
    if (refuse(await check(typed, step))) return
    const next = steps.slice(steps.indexOf(step) + 1).find(later => isNeeded(later, typed))
    const isLast = (next ?? step) === steps.at(-1)
    // A value that was valid when typed may be invalid now, such as after a settings change.
    for (const earlier of isLast ? steps.slice(0, -1) : []) if (refuse(await check(typed, earlier), earlier)) return
    if (next) return $step.set(next)
    const sentBefore = $sent.get()
    try {
      await send(typed)
      if ($sent.get() === sentBefore) $sent.set(typed)
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || !refuse(known(failure.fields, typed))) throw problem
    }
  })

  return {
    $values,
    $problems,
    $refusals,
    $state,
    $sent,
    $dirty,
    $step,
    change,
    accept,
    goTo,
    back,
    refuse,
    submit: () => run(),
  }
}

/** The values, with those of a draft. The draft is untrusted. */
export function restore<V extends Values>(values: V, draft: unknown): V {
  const stored = Object.entries(Object(draft) as Record<string, unknown>)
  const known = stored.filter(([name, text]) => Object.hasOwn(values, name) && typeof text === 'string')
  return { ...values, ...Object.fromEntries(known) }
}

/** The server's validation errors for fields of this form. The server names nested fields by their path. */
function known<V extends Values>(fields: Readonly<Record<string, string>>, values: V): Problems<V> {
  const found: Record<string, { text: string }> = {}
  for (const [path, text] of Object.entries(fields)) {
    const field = path.split('.').at(-1) ?? path
    if (field in values) found[field] = { text }
  }
  return found as Problems<V>
}
