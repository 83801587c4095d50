const waiting = new Set<() => void>()

/** Calls back each time the platform returns from maintenance. Returns what stops it. */
export function onReturn(act: () => void): () => void {
  waiting.add(act)
  return () => void waiting.delete(act)
}

/** The platform is back. */
export function returned(): void {
  for (const act of [...waiting]) act()
}
