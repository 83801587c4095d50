import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { useCode } from '../hooks/use-code.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { eventSettings } from '../store/event-settings.ts'
import { type HostConsent, hostConsent } from '../store/host-consent.ts'
import type { PagePort } from '../store/page-port.ts'
import type { Site } from '../store/site.ts'
import elements from '../ui/elements.css?inline'
import { useStyles } from '../ui/styles.ts'
import { createAppStore } from './app.store.ts'
import { App } from './app.tsx'
import css from './microsite.css?inline'
import { micrositeMessages } from './microsite.messages.ts'
import ownPage from './own-page.css?inline'
import { StartProblem } from './start-problem.tsx'
import { Waiting } from './waiting.tsx'
import type { WatchProps } from './watch/watch.tsx'

export interface MicrositeProps {
  /** Does the microsite own its page? */
  page: boolean
  mode: 'path' | 'hash' | 'memory' | undefined
  base: string | undefined
  /** The host page's consent state. */
  consent: HostConsent | undefined
}

/** The whole white-labelled site. */
export function Microsite({ page, mode = page ? 'path' : 'memory', base, consent }: Readonly<MicrositeProps>) {
  useStyles(elements)
  useStyles(css)
  useStyles(ownPage)
  const { site, element } = useSurroundings()
  const say = useMessages(micrositeMessages)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each restart builds it anew
  const app = useMemo(
    () => createAppStore(site, { page, mode, base, element }),
    [site, page, mode, base, element, round],
  )
  useEffect(() => app.start(), [app])
  const port = useMemo(
    (): PagePort => ({
      isOwn: page,
      restart: () => (page ? location.reload() : setRound(round => round + 1)),
      open: path => app.$router.get()?.open(path),
      leave: href => location.assign(href),
    }),
    [app, page],
  )
  const state = useStore(app.startUp.$state)
  const router = useStore(app.$router)
  const arrived = useStore(app.$arrived)
  const hasPage = useMemo(() => page && element.querySelector(':scope > :not([slot])') !== null, [page, element])
  const watched = (content: ReactNode) => (
    <>
      {content}
      <LazyWatch port={port} consent={consent} router={router} />
    </>
  )
  if (state.type === 'nothing') return null
  if (state.type === 'failed') {
    const refresh = () => (page ? location.reload() : app.startUp.tryAgain())
    return watched(<StartProblem failure={state.failure} onRefresh={refresh} />)
  }
  // Content rendered by the server is more useful than a skeleton, so it stays.
  if (hasPage && !(state.type === 'ready' && arrived)) return <slot />
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
  return watched(<App app={app} router={router} fonts={state.fonts} ownsPage={page} />)
}

const load = () => import('./watch/watch.tsx')

/** Consent, updates, maintenance and notices. Its code loads after the first content. */
function LazyWatch(props: WatchProps) {
  const code = useCode(load)
  return code.type === 'ready' ? <code.value.Watch {...props} /> : null
}

/** Requests the settings before the first render, and listens to what the page says about consent. */
export function beginMicrosite(site: Site): void {
  eventSettings(site).$state.get()
  hostConsent(site)
  // Moves 10 ms of work out of the first screen's way: a page's first date format lists all locales. The settings are
  // still loading now.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'))
}
