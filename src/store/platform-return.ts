const waiting = new Set<() => void>()

/** Calls back whenever the platform returns: from maintenance, or because the device is online again. Returns the cleanup. */
export function onPlatformReturn(act: () => void): () => void {
  waiting.add(act)
  return () => void waiting.delete(act)
}

/** The platform is back. */
export function platformReturned(): void {
  for (const act of [...waiting]) act()
}
