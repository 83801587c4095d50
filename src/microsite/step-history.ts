import { atom } from 'nanostores'
import type { StepHistory } from '../hooks/context.ts'

interface Entries {
  read(): readonly string[]
  write(steps: readonly string[], replace: boolean): void
}

/** The steps of a form as history entries. `follow` is to be called on the browser's back and forward. */
export function stepHistory({ read, write }: Entries): StepHistory & { follow(): void } {
  const $trail = atom(read())
  return {
    $trail,
    reach(step, isBack) {
      const trail = read()
      const length = step === undefined ? 0 : trail.indexOf(step) + 1
      const isKnown = step === undefined || length > 0
      if (isKnown && length < trail.length) history.go(length - trail.length)
      if (isKnown || step === undefined) return
      write(isBack ? [step] : [...trail, step], isBack)
    },
    follow: () => $trail.set(read()),
  }
}
