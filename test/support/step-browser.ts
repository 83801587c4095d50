import { vi } from 'vitest'
import { stepHistory } from '../../src/microsite/step-history.ts'

/** A browser's history with the steps of each entry. */
export function stepBrowser() {
  const entries: (readonly string[])[] = [[]]
  let at = 0
  const steps = stepHistory({
    read: () => [...(entries[at] ?? [])],
    write(trail, replace) {
      if (!replace) at += 1
      entries.splice(at, entries.length, trail)
    },
  })
  const go = (delta: number) => {
    at += delta
    steps.follow()
  }
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => go(delta))
  return { steps, go, entries, at: () => at }
}
