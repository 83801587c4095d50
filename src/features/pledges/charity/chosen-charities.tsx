import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResource } from '../../../hooks/use-resource.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { charityMessages } from './charity.messages.ts'
import { charities } from './charity-gift.store.ts'
import { CharityGift } from './charity-gift.tsx'

/** Giving to charities that the donor chooses. @param otherwise where there are none to choose */
export function ChosenCharities({ otherwise }: Readonly<{ otherwise: ReactNode }>) {
  const { site } = useSurroundings()
  const say = useMessages(charityMessages)
  const { charity_name: charity } = useSettings()
  const frame = useResource(charities(site), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  if (state.type === 'loading') return <RouteSkeleton name="donate" {...waitingWords(state, frame.words)} />
  // Whoever wants to give can, even if the charities cannot be read.
  if (state.type === 'failed' || !state.value.length) return otherwise
  return (
    <Page width="narrow" title={say('title')} lead={say('lead', { charity })}>
      <ResourceFrame {...frame}>{among => <CharityGift charities={among} />}</ResourceFrame>
    </Page>
  )
}
