import { useEffect, useMemo, useRef } from 'react'
import { type Debounced, debounced } from '../lib/debounce.ts'

/** Calls `act` half a second after the last call. What is still waiting when the component goes is dropped. */
export function useDebounced<Input>(act: (input: Input) => void): Debounced<Input> {
  const latest = useRef(act)
  latest.current = act
  const debounce = useMemo(() => debounced<Input>(input => latest.current(input)), [])
  useEffect(() => debounce.cancel, [debounce])
  return debounce
}
