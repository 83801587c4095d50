import { useEffect, useMemo } from 'react'
import { SurroundingsContext, useSurroundings } from '../../hooks/context.ts'
import { useHostConsent } from '../../hooks/use-host-consent.ts'
import { busyness } from '../../store/busyness.ts'
import { campaign } from '../../store/campaign.ts'
import type { HostConsent } from '../../store/host-consent.ts'
import { type PagePort, pagePort } from '../../store/page-port.ts'
import { keepCampaign } from '../keep-campaign.ts'
import { followKeptUser } from '../kept-user.ts'
import type { Router } from '../router.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { followPages } from './follow-pages.ts'
import { keepFocus } from './keep-focus.ts'
import { keepOffline } from './keep-offline.ts'
import { MaintenanceWatch } from './maintenance-watch.tsx'
import { NewsWatch } from './news-watch.tsx'
import { Notices } from './notices.tsx'
import { followOtherTabs } from './other-tabs.ts'
import { watchTyping } from './typing.ts'
import { UpdateWatch } from './update-watch.tsx'

export type WatchProps = Readonly<{
  port: PagePort
  consent: HostConsent | undefined
  /** undefined until the base path is known. */
  router: Router | undefined
}>

/** Notices, consent, updates and maintenance: everything that concerns the whole microsite. */
export function Watch({ port, consent, router }: WatchProps) {
  const surroundings = useSurroundings()
  const { site, element } = surroundings
  useHostConsent(consent)
  useEffect(() => {
    const $port = pagePort(site)
    $port.set(port)
    return () => $port.set(undefined)
  }, [site, port])
  useEffect(() => {
    if (port.isOwn) keepCampaign(campaign(site))
  }, [site, port])
  useEffect(() => watchTyping(element, busyness(site)), [element, site])
  useEffect(() => (element.shadowRoot ? keepFocus(element.shadowRoot) : undefined), [element])
  useEffect(() => (router ? followPages(site, router) : undefined), [site, router])
  useEffect(() => followKeptUser(site), [site])
  useEffect(() => followOtherTabs(site), [site])
  useEffect(() => (router && port.isOwn ? keepOffline(site, router) : undefined), [site, router, port])
  const inside = useMemo(() => ({ ...surroundings, ...(router && { links: router }) }), [surroundings, router])
  return (
    <SurroundingsContext value={inside}>
      <Notices />
      <MaintenanceWatch isOwn={port.isOwn} router={router} />
      {port.isOwn && <UpdateWatch reload={port.restart} />}
      {router && <NewsWatch />}
      {router && <ConsentBanner $current={router.$current} isOwn={port.isOwn} />}
    </SurroundingsContext>
  )
}
