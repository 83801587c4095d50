import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()

/** Makes everything outside of it inert. Returns the cleanup. */
export function beginModal(dialog: HTMLElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.lastIndexOf(dialog), 1)
    tell()
  }
}

/** The topmost open modal dialog. */
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
