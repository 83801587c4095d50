import { useSurroundings } from '../../hooks/context.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { CardGrid } from '../../ui/card-grid.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { bagIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { DrawCard } from './draw-card.tsx'
import { drawMessages } from './draws.messages.ts'
import { draws } from './draws.store.ts'

/** The prize draws of an event, each linking to its own screen. */
export function DrawList({ title }: Readonly<{ title: string }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(drawMessages)
  const { notLive, ...frame } = useExplainedLive(draws(site), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  if (state.type === 'loading') return <RouteSkeleton name="raffle" {...waitingWords(state, frame.words)} />
  return (
    <Page title={title} lead={notLive}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {known =>
          known.size ? (
            <CardGrid>
              {[...known.values()].map((draw, at) => (
                <li key={draw.draw_id}>
                  <DrawCard draw={draw} eager={at < 6} />
                </li>
              ))}
            </CardGrid>
          ) : (
            <EmptyState
              icon={bagIcon}
              title={say('emptyTitle')}
              action={<LinkButton href={hrefTo('home')}>{say('home')}</LinkButton>}
            >
              {say('empty')}
            </EmptyState>
          )
        }
      </ResourceFrame>
    </Page>
  )
}
