import { useEffect } from 'react'
import { busyness, type Work } from '../store/busyness.ts'
import { useSurroundings } from './context.ts'

/** While this is on the screen, the page is neither loaded anew nor covered without need. */
export function useWork(work: Work): void {
  const { site } = useSurroundings()
  useEffect(() => busyness(site).hold(work), [site, work])
}
