import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { pathTo } from '../../lib/path-to.ts'
import { shareMessages } from '../../lib/share.messages.ts'
import { ShareLinks } from '../../ui/share-links.tsx'
import type { DrawDetails } from './draws.store.ts'

/** Buttons to share the draw. A private draw must not be advertised. */
export function DrawShare({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { element } = useSurroundings()
  const { microsite_url, name } = useSettings()
  const say = useMessages(shareMessages)
  if (draw.kind === 'private') return null
  return (
    <ShareLinks
      title={draw.title}
      text={`${draw.title} – ${name}`}
      url={microsite_url.replace(/\/$/, '') + pathTo('prize-draw', { id: draw.draw_id })}
      view={element.ownerDocument.defaultView}
      say={say}
    />
  )
}
