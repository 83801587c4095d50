import { useEffect } from 'react'
import { type Activity, busyness } from '../store/busyness.ts'
import { useSurroundings } from './context.ts'

/** While the component is mounted, the page is neither reloaded nor covered. */
export function useActivity(activity: Activity): void {
  const { site } = useSurroundings()
  useEffect(() => busyness(site).begin(activity), [site, activity])
}
