import { useCallback } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { safeHref } from '../../hooks/safe-href.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { drawMessages } from './draws.messages.ts'
import type { DrawDetails } from './draws.store.ts'

const loadHtml = () => import('../../ui/html.tsx').then(module => module.Html)

/** The organiser's text about the draw. */
export function DrawText({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { site } = useSurroundings()
  const { image_hosts } = useSettings()
  const links = useLinks()
  const say = useMessages(drawMessages)
  const href = useCallback((address: string) => safeHref(address, links), [links])
  const code = useCodeFrame(loadHtml)
  if (!draw.description) return null
  return (
    <section className="draw-section">
      <h2 className="draw-heading">{say('about')}</h2>
      <ResourceFrame {...code} skeleton={<Skeleton height={120} />}>
        {Html => <Html html={draw.description} imageHosts={image_hosts} base={`${site.host}/`} href={href} />}
      </ResourceFrame>
    </section>
  )
}
