import { useRef } from 'react'

/**
 * Creates a value once, and again only when a key changes. Unlike with `useMemo`, other changes never replace it: a
 * form keeps what was typed when a newer answer arrives.
 */
export function useStable<T>(make: () => T, keys: readonly unknown[]): T {
  const kept = useRef<{ readonly keys: readonly unknown[]; readonly made: T }>(undefined)
  const isSame = kept.current?.keys.every((key, at) => Object.is(key, keys[at]))
  if (!kept.current || !isSame) kept.current = { keys, made: make() }
  return kept.current.made
}
