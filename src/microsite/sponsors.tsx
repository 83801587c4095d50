import { useSurroundings } from '../hooks/context.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { wholeUrl } from '../lib/whole-url.ts'
import { SponsorStrip } from '../ui/sponsor-strip.tsx'
import { micrositeMessages } from './microsite.messages.ts'
import { safeHref } from './safe-href.ts'

export function Sponsors() {
  const { site } = useSurroundings()
  const settings = useSettings()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const sponsors = settings.sponsors.map(({ name, logo, link }) => ({
    name,
    logo: logo && wholeUrl(logo, site.host)?.href,
    href: link && safeHref(link, links),
  }))
  return <SponsorStrip title={say('sponsors')} sponsors={sponsors} />
}
