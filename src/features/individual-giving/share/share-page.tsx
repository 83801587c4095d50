import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { shareMessages } from '../../../lib/share.messages.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { ShareLinks } from '../../../ui/share-links.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pageMessages } from '../page/page.messages.ts'

const loadKit = () => import('./share-kit.tsx')

/** The absolute URL on the platform. */
export function usePageUrl(route: 'fundraiser' | 'fundraiser-team', id: string): string {
  const { microsite_url } = useSettings()
  return microsite_url.replace(/\/$/, '') + pathTo(route, { id })
}

type Props = Readonly<{
  route: 'fundraiser' | 'fundraiser-team'
  id: string
  name: string
}>

/** Buttons to share a fundraiser or team, and on request its QR code and picture. */
export function SharePage({ route, id, name }: Props) {
  const { element } = useSurroundings()
  const { name: event } = useSettings()
  const say = useMessages(shareMessages)
  const words = useMessages(pageMessages)
  const [isOpen, setOpen] = useState(false)
  const url = usePageUrl(route, id)
  return (
    <div>
      <ShareLinks
        title={name}
        text={`${name} – ${event}`}
        url={url}
        view={element.ownerDocument.defaultView}
        say={say}
      />
      <details className="giving-kit" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words('kit')}</summary>
        {isOpen && <Kit url={url} name={name} />}
      </details>
    </div>
  )
}

function Kit(props: Readonly<{ url: string; name: string }>) {
  return (
    <ResourceFrame {...useCodeFrame(loadKit)} skeleton={<Skeleton height={260} radius={12} />} Problem={NoticeProblem}>
      {({ ShareKit }) => <ShareKit {...props} />}
    </ResourceFrame>
  )
}
