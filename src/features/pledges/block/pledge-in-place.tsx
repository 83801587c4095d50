import { useCallback, useEffect, useRef, useState } from 'react'
import type { PledgeItemDetails } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResumedSession } from '../../../hooks/use-resumed-session.ts'
import { eventSettings } from '../../../store/event-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import type { Analytics } from '../../checkout/use-analytics.ts'
import css from '../item/item.css?inline'
import { ItemPledgeList } from '../item/item-pledge-list.tsx'
import { PledgePanel } from '../item/pledge-panel.tsx'
import { item as liveItem } from '../item.store.ts'
import { PledgeDone } from '../pay/pledge-done.tsx'
import { PledgePay } from '../pay/pledge-pay.tsx'
import { itemUnderWay } from '../pay/selection.store.ts'
import { PledgeSums } from '../pledge-sums.tsx'
import { blockMessages } from './block.messages.ts'

type Props = Readonly<{ id: string; onBack: () => void; analytics: Analytics }>

/** Pledging inside a block, through the shared checkout. */
export function PledgeInPlace({ id, onBack, analytics }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  useResumedSession()
  const say = useMessages(blockMessages)
  const settings = useExplained(eventSettings(site))
  const { notLive: _, ...frame } = useExplainedLive(liveItem(site, id))
  const [isFixed, setFixed] = useState(false)
  const skeleton = <Skeleton height={420} radius={12} />
  return (
    <div className="pledge-side">
      <p>
        <Button variant="quiet" disabled={isFixed} onClick={onBack}>
          {say('back')}
        </Button>
      </p>
      <ResourceFrame {...settings} skeleton={skeleton} Problem={NoticeProblem}>
        {() => (
          <ResourceFrame {...frame} skeleton={skeleton} Problem={NoticeProblem}>
            {item => <Pledging item={item} analytics={analytics} onFixed={setFixed} />}
          </ResourceFrame>
        )}
      </ResourceFrame>
    </div>
  )
}

type PledgingProps = Readonly<{ item: PledgeItemDetails; analytics: Analytics; onFixed: (isFixed: boolean) => void }>

function Pledging({ item, analytics, onFixed }: PledgingProps) {
  const say = useMessages(blockMessages)
  const { site } = useSurroundings()
  const [isPaying, setPaying] = useState(() => itemUnderWay(site) === item.pledge_item_id)
  const pay = useCallback(() => setPaying(true), [])
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change removes the button that was pressed
  useEffect(() => title.current?.focus(), [isPaying])
  const change = (
    <Button variant="quiet" onClick={() => setPaying(false)}>
      {say('change')}
    </Button>
  )
  return (
    <>
      <h3 ref={title} className="pledge-title" tabIndex={-1}>
        {item.title}
      </h3>
      <PledgeSums item={item} />
      {isPaying ? (
        <PledgePay
          change={change}
          analytics={analytics}
          onFixed={onFixed}
          onBack={() => setPaying(false)}
          thankYou={completed => <PledgeDone completed={completed} />}
        />
      ) : (
        <PledgePanel item={item} onPay={pay} />
      )}
      <ItemPledgeList
        itemId={item.pledge_item_id}
        currency={item.currency}
        decimals={item.currency_decimals}
        most={8}
      />
    </>
  )
}
