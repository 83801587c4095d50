import { useEffect } from 'react'
import { busyness, type Work } from '../store/busyness.ts'
import { useSurroundings } from './context.ts'

/** While the component is mounted, the page is neither reloaded nor covered. */
export function useWork(work: Work): void {
  const { site } = useSurroundings()
  useEffect(() => busyness(site).hold(work), [site, work])
}
