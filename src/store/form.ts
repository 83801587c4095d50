import { atom, computed, type ReadableAtom } from 'nanostores'
import { failureIn } from '../api/failure-in.ts'
import type { Environment } from '../lib/environment.ts'
import type { FieldProblem } from '../lib/validation.ts'
import { type CommandState, createCommand } from './command.ts'

/** What is typed, by field. Fields carry the names of the call's input, so that the server's complaints find them. */
export type Values = Readonly<Record<string, string>>

/** By field: a problem of ours, or the server's words. */
export type Problems<V extends Values> = Readonly<Partial<Record<keyof V, FieldProblem | { text: string }>>>

/** A form's state: what is typed, what is wrong with it, and what became of sending it. */
export interface Form<V extends Values> {
  $values: ReadableAtom<V>
  $problems: ReadableAtom<Problems<V>>
  /** Counts the tries to send mistakes, so that each one is announced anew. */
  $refusals: ReadableAtom<number>
  $state: ReadableAtom<CommandState>
  /** Holds it what is not sent yet? */
  $dirty: ReadableAtom<boolean>
  /** What is changed is no longer wrong. */
  change(values: Partial<V>): void
  /** Sends what is right, once at a time. What was typed stays, whatever comes of it. */
  submit(): Promise<void>
}

interface FormOptions<V extends Values> {
  environment: Environment
  values: V
  /** What is wrong; nothing: it is sent. */
  check(values: V): Problems<V> | Promise<Problems<V>>
  /** @throws {ApiError} */
  send(values: V): Promise<void>
}

export function createForm<V extends Values>({ environment, values, check, send }: FormOptions<V>): Form<V> {
  const $values = atom(values)
  const $problems = atom({} as Problems<V>)
  const $refusals = atom(0)
  const $sent = atom(values)
  const $dirty = computed([$values, $sent], (typed, sent) => JSON.stringify(typed) !== JSON.stringify(sent))

  function change(changed: Partial<V>): void {
    $values.set({ ...$values.get(), ...changed })
    const left: Partial<Record<keyof V, unknown>> = { ...$problems.get() }
    for (const field of Object.keys(changed)) delete left[field]
    $problems.set(left as Problems<V>)
  }

  /** @returns whether there was something to refuse */
  function refuse(problems: Problems<V>): boolean {
    $problems.set(problems)
    if (!Object.keys(problems).length) return false
    $refusals.set($refusals.get() + 1)
    return true
  }

  const { $state, run } = createCommand<void>(environment, async () => {
    const typed = $values.get()
    if (refuse(await check(typed))) return
    try {
      await send(typed)
      $sent.set($values.get())
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || !refuse(known(failure.fields, typed))) throw problem
    }
  })

  return { $values, $problems, $refusals, $state, $dirty, change, submit: () => run() }
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
