import { useCallback } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { safeHref } from '../../hooks/safe-href.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadHtml } from './block-code.ts'

/** The organiser's HTML. The sanitiser loads with it. */
export function Prose({ html }: Readonly<{ html: string }>) {
  const { site } = useSurroundings()
  const settings = useSettings()
  const links = useLinks()
  const href = useCallback((address: string) => safeHref(address, links), [links])
  return (
    <ResourceFrame {...useCodeFrame(loadHtml)} skeleton={<Skeleton height={160} />}>
      {Html => <Html html={html} imageHosts={settings.image_hosts} base={`${site.host}/`} href={href} />}
    </ResourceFrame>
  )
}
