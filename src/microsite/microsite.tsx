import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useSurroundings } from '../store/context.ts'
import { useMessages } from '../store/use-messages.ts'
import elements from '../ui/elements.css?inline'
import { useStyles } from '../ui/styles.ts'
import { createAppStore } from './app.store.ts'
import { App } from './app.tsx'
import css from './microsite.css?inline'
import { micrositeMessages } from './microsite.messages.ts'
import { StartProblem } from './start-problem.tsx'
import { Waiting } from './waiting.tsx'

export interface MicrositeProps {
  /** Does it own its page? */
  page: boolean
  mode: 'path' | 'hash' | 'memory' | undefined
  base: string | undefined
}

/** The whole white-labelled site. */
export function Microsite({ page, mode = page ? 'path' : 'memory', base }: Readonly<MicrositeProps>) {
  useStyles(elements)
  useStyles(css)
  const { site, element } = useSurroundings()
  const say = useMessages('microsite', micrositeMessages)
  const app = useMemo(() => createAppStore(site, { page, mode, base, element }), [site, page, mode, base, element])
  useEffect(() => app.start(), [app])
  const state = useStore(app.startUp.$state)
  const router = useStore(app.$router)
  if (state.type === 'nothing') return null
  if (state.type === 'failed') {
    return (
      <StartProblem failure={state.failure} onRefresh={() => (page ? location.reload() : app.startUp.tryAgain())} />
    )
  }
  if (state.type === 'loading' || !router) {
    const slow = state.type === 'loading' && state.slow
    const splash = state.type === 'loading' ? state.splash : undefined
    return (
      <Waiting
        splash={splash}
        skeleton={router?.$current.get().route?.skeleton}
        label={say(slow ? 'slow' : 'loading')}
        slow={slow}
      />
    )
  }
  return <App app={app} router={router} settings={state.settings} ownsPage={page} />
}
