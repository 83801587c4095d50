import { useCallback } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'
import { safeHref } from '../safe-href.ts'
import { loadHtml } from './block-code.ts'
import { MissingCode } from './missing-code.tsx'

/** The organiser's own words. What makes them safe loads with them. */
export function Prose({ html }: Readonly<{ html: string }>) {
  const { site } = useSurroundings()
  const settings = useSettings()
  const links = useLinks()
  const href = useCallback((address: string) => safeHref(address, links), [links])
  const later = useLater(loadHtml, site.environment.report)
  if (later.type === 'failed') return <MissingCode onRetry={later.tryAgain} />
  if (later.type === 'loading') return <Skeleton height={160} />
  const Html = later.value
  return <Html html={html} imageHosts={settings.image_hosts} base={`${site.host}/`} href={href} />
}
