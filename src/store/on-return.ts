const waiting = new Set<() => void>()

/** Has something done each time that the platform is back from maintenance. Returns its undoing. */
export function onReturn(act: () => void): () => void {
  waiting.add(act)
  return () => void waiting.delete(act)
}

/** The platform is back. */
export function returned(): void {
  for (const act of [...waiting]) act()
}
