import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { bagIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import css from '../draws.css?inline'
import { type DrawDetails, draw as liveDraw } from '../draws.store.ts'
import { drawPayMessages } from './draw-pay.messages.ts'
import { createDrawPay, type DrawPay as Pay } from './draw-pay.store.ts'
import payCss from './pay.css?inline'
import { PaySteps } from './pay-steps.tsx'
import { useCompleted } from './use-completed.ts'

export function DrawPay() {
  useStyles(css + payCss)
  const { site } = useSurroundings()
  const say = useTermMessages(drawPayMessages)
  const pay = useMemo(() => createDrawPay(site), [site])
  const chosen = useStore(pay.$entry)
  const outcome = useStore(pay.checkout.payment.$outcome)
  useCompleted(pay)
  // A payment that a reload has interrupted is looked up, even if nothing else is known of it.
  const isPaying = 'order' in outcome || pay.checkout.payment.isUnderWay()
  return (
    <>
      {chosen ? (
        <Chosen key={chosen.draw} id={chosen.draw} pay={pay} />
      ) : (
        <Page width="narrow" title={say('title')}>
          {isPaying ? <PaySteps pay={pay} draw={undefined} /> : <Nothing />}
        </Page>
      )}
    </>
  )
}

function Chosen({ id, pay }: Readonly<{ id: string; pay: Pay }>) {
  const { site } = useSurroundings()
  const say = useTermMessages(drawPayMessages)
  const { notLive: _, ...frame } = useExplainedLive(liveDraw(site, id), {
    loading: say('loading'),
    failed: say('failed'),
  })
  const { state, words } = frame
  if (state.type === 'loading') return <RouteSkeleton name="checkout" {...waitingWords(state, words)} />
  return (
    <Page width="narrow" title={say('title')}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {draw => <Known pay={pay} draw={draw} />}
      </ResourceFrame>
    </Page>
  )
}

function Known({ pay, draw }: Readonly<{ pay: Pay; draw: DrawDetails }>) {
  useEffect(() => pay.$draw.set(draw), [pay, draw])
  return <PaySteps pay={pay} draw={draw} />
}

function Nothing() {
  const { hrefTo } = useLinks()
  const say = useTermMessages(drawPayMessages)
  return (
    <EmptyState
      icon={bagIcon}
      title={say('emptyTitle')}
      action={<LinkButton href={hrefTo('prize-draws')}>{say('toDraws')}</LinkButton>}
    >
      {say('empty')}
    </EmptyState>
  )
}
