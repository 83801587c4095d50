import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()

/** All outside of it is out of reach from now on, until the undoing that this returns. */
export function beginModal(dialog: HTMLElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.lastIndexOf(dialog), 1)
    tell()
  }
}

/** The modal dialog that is open above all others. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(listen, top)
}

const top = () => open.at(-1)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}
