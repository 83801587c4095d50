import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { shareMessages } from '../../../lib/share.messages.ts'
import { ShareLinks } from '../../../ui/share-links.tsx'
import type { LotDetails } from '../lot.store.ts'

/** Buttons to share the lot. */
export function LotShare({ lot }: Readonly<{ lot: LotDetails }>) {
  const { element } = useSurroundings()
  const { microsite_url, name } = useSettings()
  const say = useMessages(shareMessages)
  const url = microsite_url.replace(/\/$/, '') + pathTo('auction-item', { id: lot.auction_item_id })
  return (
    <ShareLinks
      title={lot.title}
      text={`${lot.title} – ${name}`}
      url={url}
      view={element.ownerDocument.defaultView}
      say={say}
    />
  )
}
