import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { shareMessages } from '../../../lib/share.messages.ts'
import { wholeUrl } from '../../../lib/whole-url.ts'
import { ShareLinks } from '../../../ui/share-links.tsx'

/** A page's picture, or an area in the brand's colour. */
export function GivingPicture({ picture }: Readonly<{ picture: string | undefined }>) {
  const { site } = useSurroundings()
  const src = picture && wholeUrl(picture, site.host)?.href
  if (!src) return <div className="giving-picture" />
  return <img className="giving-picture" src={src} alt="" width={960} height={540} />
}

export function Part({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="giving-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A page's own address on the platform. */
export function usePageUrl(route: 'fundraiser' | 'fundraiser-team', id: string): string {
  const { microsite_url } = useSettings()
  return microsite_url.replace(/\/$/, '') + pathTo(route, { id })
}

type ShareProps = Readonly<{ route: 'fundraiser' | 'fundraiser-team'; id: string; name: string }>

/** Shows a page to others. */
export function SharePage({ route, id, name }: ShareProps) {
  const { element } = useSurroundings()
  const { name: event } = useSettings()
  const say = useMessages(shareMessages)
  const url = usePageUrl(route, id)
  return (
    <ShareLinks title={name} text={`${name} – ${event}`} url={url} view={element.ownerDocument.defaultView} say={say} />
  )
}
