import { useRef } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { safeHref } from '../hooks/safe-href.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { completeUrl } from '../lib/complete-url.ts'
import { SponsorStrip } from '../ui/sponsor-strip.tsx'
import { useNear } from './content/use-near.ts'
import { micrositeMessages } from './microsite.messages.ts'

/** Logos load when they come near: they are the last thing on the page. */
export function Sponsors() {
  const container = useRef<HTMLDivElement>(null)
  const isNear = useNear(container, false)
  const { site } = useSurroundings()
  const settings = useSettings()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const sponsors = settings.sponsors.map(({ name, logo, link }) => ({
    name,
    logo: isNear && logo ? completeUrl(logo, site.host)?.href : undefined,
    href: link && safeHref(link, links),
  }))
  return (
    <div ref={container}>
      <SponsorStrip title={say('sponsors')} sponsors={sponsors} />
    </div>
  )
}
