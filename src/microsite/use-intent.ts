import { type RefObject, useEffect } from 'react'
import { loadOnce } from '../lib/load-once.ts'
import { useFrame } from './frame.ts'
import { screenLoader } from './screen-loader.ts'

/** Whoever points at a link, touches it or reaches it with the keyboard finds its screen's code there. */
export function useIntent(main: RefObject<HTMLElement | null>): void {
  const { router } = useFrame()
  useEffect(() => {
    const root = main.current?.getRootNode()
    if (!root) return
    const load = (event: Event) => {
      const path = router.pathOf(event)
      if (path === undefined) return
      // The click tries again, and says what is wrong.
      loadOnce(screenLoader(router.match(path)?.route)).catch(() => {})
    }
    for (const act of acts) root.addEventListener(act, load, { passive: true })
    return () => {
      for (const act of acts) root.removeEventListener(act, load)
    }
  }, [main, router])
}

const acts = ['pointerover', 'touchstart', 'focusin'] as const
