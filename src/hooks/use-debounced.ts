import { useEffect, useMemo, useRef } from 'react'
import { type Debounced, debounced } from '../lib/debounce.ts'

/**
 * Calls `act` half a second after the last call. A call that is still waiting when the component unmounts is dropped.
 */
export function useDebounced<Input>(act: (input: Input) => void): Debounced<Input> {
  const latest = useRef(act)
  latest.current = act
  const debounce = useMemo(() => debounced<Input>(input => latest.current(input)), [])
  useEffect(() => debounce.cancel, [debounce])
  return debounce
}
