import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { defineSlice } from '../../../store/slice.ts'

/** Ids of the lots on screen whose own words say how the visitor stands. */
export const shownLots = defineSlice('auction-shown-lots', () => new Set<string>())

/** For a screen or form that says of this lot whatever there is to tell. */
export function useShownLot(id: string): void {
  const shown = shownLots(useSurroundings().site)
  useEffect(() => {
    shown.add(id)
    return () => void shown.delete(id)
  }, [shown, id])
}
