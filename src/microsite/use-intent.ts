import { type RefObject, useEffect } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { codeOf } from '../store/code.ts'
import { useMicrosite } from './microsite-context.ts'
import { screenLoader } from './screen-loader.ts'

/** Prefetches a screen's code when a link to it is hovered, touched or focused. */
export function useIntent(main: RefObject<HTMLElement | null>): void {
  const { router } = useMicrosite()
  const { environment } = useSurroundings().site
  useEffect(() => {
    const root = main.current?.getRootNode()
    if (!root) return
    const load = (event: Event) => {
      const path = router.pathOf(event)
      if (path === undefined) return
      // If it fails, the click tries again.
      codeOf(screenLoader(router.match(path)?.route), environment).$state.get()
    }
    for (const act of acts) root.addEventListener(act, load, { passive: true })
    return () => {
      for (const act of acts) root.removeEventListener(act, load)
    }
  }, [main, router, environment])
}

const acts = ['pointerover', 'touchstart', 'focusin'] as const
