import { useCallback } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { safeHref } from '../../hooks/safe-href.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const loadHtml = () => import('../../ui/html.tsx').then(module => module.Html)

/** The organiser's words about a survey, as HTML. */
export function OrganiserText({ html }: Readonly<{ html: string }>) {
  const { site } = useSurroundings()
  const { image_hosts } = useSettings()
  const links = useLinks()
  const href = useCallback((address: string) => safeHref(address, links), [links])
  const code = useCodeFrame(loadHtml)
  if (!html) return null
  return (
    <ResourceFrame {...code} skeleton={<Skeleton height={48} />}>
      {Html => <Html html={html} imageHosts={image_hosts} base={`${site.host}/`} href={href} />}
    </ResourceFrame>
  )
}
