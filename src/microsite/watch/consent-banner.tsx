import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { consent } from '../../store/consent.ts'
import { useSurroundings } from '../../store/context.ts'
import { useEventSettings } from '../../store/event-settings.ts'
import { useLinks } from '../../store/use-links.ts'
import { useMessages } from '../../store/use-messages.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useStyles } from '../../ui/styles.ts'
import type { Router } from '../router.ts'
import { safeHref } from '../safe-href.ts'
import css from './consent-banner.css?inline'
import { watchMessages } from './watch.messages.ts'

type Props = Readonly<{
  $current: Router['$current']
  /** In a page of somebody else's it is for that page to ask. */
  isOwn: boolean
}>

/**
 * Asks for consent at the foot of the page, where it covers nothing that must
 * be answered first. Yes and no look alike and take one press each.
 */
export function ConsentBanner({ $current, isOwn }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const links = useLinks()
  const say = useMessages('watch', watchMessages)
  const { $isOpen, answer } = consent(site)
  const isOpen = useStore($isOpen)
  const { route } = useStore($current)
  const settings = useEventSettings()
  useOtherTabs()
  useTelling()
  // A leaderboard hangs on a wall, where nobody could answer.
  if (!isOwn || !isOpen || route?.name === 'Leaderboard' || settings.type !== 'ready') return null
  const { charity_name: charity, microsite_privacy_link: link } = settings.value
  return (
    <div className="consent-place">
      <Banner
        title={say('consentTitle')}
        actions={
          <>
            <Button wide onClick={() => answer('decline')}>
              {say('decline')}
            </Button>
            <Button wide onClick={() => answer('accept')}>
              {say('accept')}
            </Button>
          </>
        }
      >
        <p>
          {say('consentText', { charity })} <a href={safeHref(link ?? '/privacy', links)}>{say('consentPolicy')}</a>
        </p>
      </Banner>
    </div>
  )
}

/** What was answered in one tab counts in the others. */
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

/** Tells the page of each change. */
function useTelling(): void {
  const { site, emit } = useSurroundings()
  useEffect(() => consent(site).$state.listen(consent => emit('consent-changed', { consent })), [site, emit])
}
