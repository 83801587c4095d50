import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { safeHref } from '../../hooks/safe-href.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { pathTo } from '../../lib/path-to.ts'
import { consent } from '../../store/consent.ts'
import { eventSettings } from '../../store/event-settings.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useStyles } from '../../ui/styles.ts'
import type { micrositeEvents } from '../microsite.events.ts'
import type { Router } from '../router.ts'
import css from './consent-banner.css?inline'
import { watchMessages } from './watch.messages.ts'

type Props = Readonly<{
  $current: Router['$current']
  /** Does the microsite own its page? Another page asks for consent itself. */
  isOwn: boolean
}>

/**
 * Asks for consent at the foot of the page, without covering anything. Yes and no look alike and take one press
 * each.
 */
export function ConsentBanner({ $current, isOwn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const links = useLinks()
  const say = useMessages(watchMessages)
  const { $isOpen, answer } = consent(site)
  const isOpen = useStore($isOpen)
  const [container, away] = useReturningFocus()
  const { route } = useStore($current)
  const settings = useStore(eventSettings(site).$state)
  useOtherTabs()
  useConsentEvents()
  // Nobody can answer on a big display.
  if (!isOwn || !isOpen || route?.kind === 'wall' || settings.type !== 'ready') return null
  const { charity_name: charity, microsite_privacy_link: link } = settings.value
  const end = (type: Parameters<typeof answer>[0]) => {
    away()
    answer(type)
  }
  return (
    <div ref={container} className="consent-anchor">
      <Banner
        title={say('consentTitle')}
        actions={
          <>
            <Button wide onClick={() => end('decline')}>
              {say('decline')}
            </Button>
            <Button wide onClick={() => end('accept')}>
              {say('accept')}
            </Button>
          </>
        }
      >
        <p>
          {say('consentText', { charity })}{' '}
          <a href={safeHref(link ?? pathTo('privacy'), links)}>{say('consentPolicy')}</a>
        </p>
      </Banner>
    </div>
  )
}

/** Takes the focus when opened on request. After the answer, returns it to where it was, else to the screen. */
function useReturningFocus() {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | undefined>(undefined)
  const { site } = useSurroundings()
  const isReopened = useStore(consent(site).$isReopened)
  useEffect(() => {
    if (!isReopened) return
    before.current = focusedIn(container.current)
    container.current?.querySelector('button')?.focus()
  }, [isReopened])
  const away = () => {
    const goal = before.current?.isConnected ? before.current : rootOf(container.current)?.querySelector('main')
    goal?.focus({ preventScroll: true })
  }
  return [container, away] as const
}

const rootOf = (node: Node | null) => node?.getRootNode() as Document | ShadowRoot | undefined

function focusedIn(container: HTMLElement | null): HTMLElement | undefined {
  const focused = rootOf(container)?.activeElement
  return focused instanceof HTMLElement ? focused : undefined
}

/** An answer in one tab counts in the others. */
function useOtherTabs(): void {
  const { site } = useSurroundings()
  useEffect(() => {
    const { $key, reread } = consent(site)
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key === $key.get()) reread()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [site])
}

/** Sends an event on each change. */
function useConsentEvents(): void {
  const { site } = useSurroundings()
  const emit = useEmit<typeof micrositeEvents>()
  useEffect(() => consent(site).$state.listen(consent => emit('consent-changed', { consent })), [site, emit])
}
