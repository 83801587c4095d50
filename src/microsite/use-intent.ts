import { type RefObject, useEffect } from 'react'
import { ownUrl } from '../lib/urls.ts'
import { useFrame } from './frame.ts'
import { loadScreen } from './load-screen.ts'
import { matchRoute } from './match.ts'
import { routes } from './routes.ts'

/** Whoever points at a link, touches it or reaches it with the keyboard finds its screen's code there. */
export function useIntent(main: RefObject<HTMLElement | null>): void {
  const { router } = useFrame()
  useEffect(() => {
    const root = main.current?.getRootNode()
    if (!root) return
    const load = (event: Event) => {
      const path = router.pathOf(event)
      if (path === undefined) return
      const found = matchRoute(routes, ownUrl(path).pathname)
      // The click tries again, and says what is wrong.
      loadScreen(found?.route).catch(() => {})
    }
    for (const act of acts) root.addEventListener(act, load, { passive: true })
    return () => {
      for (const act of acts) root.removeEventListener(act, load)
    }
  }, [main, router])
}

const acts = ['pointerover', 'touchstart', 'focusin'] as const
