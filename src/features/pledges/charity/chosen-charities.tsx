import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResource } from '../../../hooks/use-resource.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { charityMessages } from './charity.messages.ts'
import { charities } from './charity-gift.store.ts'
import { CharityGift } from './charity-gift.tsx'

/** A gift to charities that the donor chooses. @param otherwise shown if there are none, or if they can't be read */
export function ChosenCharities({ otherwise }: Readonly<{ otherwise: (before?: ReactNode) => ReactNode }>) {
  const { site } = useSurroundings()
  const say = useMessages(charityMessages)
  const { charity_name: charity } = useSettings()
  const frame = useResource(charities(site), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  if (state.type === 'loading') return <RouteSkeleton name="donate" {...waitingWords(state, frame.words)} />
  if (state.type === 'failed') {
    // A donor must be able to give, but not without knowing to whom.
    const problem = (
      <ResourceFrame {...frame} why={say('failedText', { charity })} Problem={NoticeProblem}>
        {() => null}
      </ResourceFrame>
    )
    return otherwise(problem)
  }
  if (!state.value.length) return otherwise()
  return (
    <Page width="narrow" title={say('title')} lead={say('lead', { charity })}>
      <ResourceFrame {...frame}>{among => <CharityGift charities={among} />}</ResourceFrame>
    </Page>
  )
}
