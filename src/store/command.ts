import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../api/errors.ts'
import type { Environment } from '../lib/environment.ts'
import { failureOf, slowAfter } from './resource.ts'

/** The state of a write. Its result is in the state that it changed. */
export type CommandState =
  | { type: 'idle' }
  /** `slow`: no answer for a while; say "still trying". */
  | { type: 'busy'; slow: boolean }
  | { type: 'failed'; failure: Failure }

export interface Command<Input> {
  $state: ReadableAtom<CommandState>
  /** Runs one at a time: a call while another is under way does nothing. */
  run(input: Input): Promise<void>
  clear(): void
}

/** Makes a write: tracks whether it is busy or has failed. An unexpected error counts as a failure and is reported. */
export function createCommand<Input>(environment: Environment, act: (input: Input) => Promise<void>): Command<Input> {
  const $state = atom<CommandState>({ type: 'idle' })

  async function run(input: Input): Promise<void> {
    if ($state.get().type === 'busy') return
    $state.set({ type: 'busy', slow: false })
    const timer = setTimeout(() => $state.set({ type: 'busy', slow: true }), slowAfter)
    try {
      await act(input)
      $state.set({ type: 'idle' })
    } catch (problem) {
      $state.set({ type: 'failed', failure: failureOf(problem, environment) })
    } finally {
      clearTimeout(timer)
    }
  }

  return { $state, run, clear: () => $state.get().type === 'failed' && $state.set({ type: 'idle' }) }
}
