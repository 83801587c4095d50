import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * For stores that tell a new listener by themselves what it has missed, as
 * nanostores' hook does. It listens before the first paint: what has come by
 * then is in it.
 */
export function useSyncExternalStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [, redraw] = useState({})
  useLayoutEffect(() => subscribe(() => redraw({})), [subscribe])
  return read()
}
