import { useMemo, useState } from 'react'
import { DonationForm } from '../../../features/donation-form/donation-form.tsx'
import { fundraiser, isMissing } from '../../../features/individual-giving/fundraiser.store.ts'
import { AfterGift } from '../../../features/individual-giving/message/after-gift.tsx'
import { pageMessages } from '../../../features/individual-giving/page/page.messages.ts'
import { PageEnded } from '../../../features/individual-giving/page/page-ended.tsx'
import { PageMissing } from '../../../features/individual-giving/page/page-missing.tsx'
import { usePageUrl } from '../../../features/individual-giving/share/share-page.tsx'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

/** A gift to the fundraiser whom the address names. */
export function Screen({ route: { query } }: Readonly<{ route: CurrentRoute }>) {
  const id = query.get('fundraiser')
  return id ? <Give id={id} /> : <PageMissing />
}

function Give({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const { notLive: _, ...frame } = useExplainedLive(fundraiser(site, id))
  if (frame.state.type === 'loading')
    return <RouteSkeleton name="checkout" {...waitingWords(frame.state, frame.words)} />
  if (isMissing(frame.state)) return <PageMissing />
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {({ name, takes_giftsYN }) => <Giving key={id} id={id} name={name} isOpen={takes_giftsYN} />}
    </ResourceFrame>
  )
}

function Giving({ id, name, isOpen }: Readonly<{ id: string; name: string; isOpen: boolean }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pageMessages)
  const url = usePageUrl('fundraiser', id)
  const recipient = useMemo(() => ({ id, name, url }), [id, name, url])
  // A donor who has begun to pay may go on after the page has ended: the server decides.
  const [hasBegun] = useState(isOpen)
  const title = say('give', { name })
  useTitle(hasBegun ? title : undefined)
  if (!hasBegun) return <PageEnded id={id} />
  return (
    <Page width="narrow" title={title} before={<BackLink href={hrefTo('fundraiser', { id })}>{name}</BackLink>}>
      <DonationForm
        amount={undefined}
        recipient={recipient}
        thanks={(order, hasMessage) => <AfterGift id={id} name={name} order={order} hasMessage={hasMessage} />}
      />
    </Page>
  )
}
