import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'preact/hooks'

/** The hook of @nanostores/react without the option to listen to single keys of a store, which no block here uses. */
export function useStore<T>($store: ReadableAtom<T>): T {
  const [, render] = useState({})
  const shown = $store.get()
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares only what changed before it listened
  useLayoutEffect(() => {
    const stop = $store.listen(() => render({}))
    if ($store.get() !== shown) render({})
    return stop
  }, [$store])
  return shown
}
