import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { defineSlice } from '../../../store/slice.ts'

/** Ids of the lots whose own screen or form shows how the visitor stands. They need no notice. */
export const shownLots = defineSlice('auction-shown-lots', () => new Set<string>())

/** For a screen or form that itself shows all news of the lot. */
export function useShownLot(id: string): void {
  const shown = shownLots(useSurroundings().site)
  useEffect(() => {
    shown.add(id)
    return () => void shown.delete(id)
  }, [shown, id])
}
