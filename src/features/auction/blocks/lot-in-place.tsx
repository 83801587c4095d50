import { type ReactNode, useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResumedSession } from '../../../hooks/use-resumed-session.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { eventSettings } from '../../../store/event-settings.ts'
import { Button } from '../../../ui/button.tsx'
import elements from '../../../ui/elements.css?inline'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { AfterHandover } from '../../checkout/after-handover.tsx'
import { type LotDetails, lot as liveLot } from '../lot.store.ts'
import { blockMessages } from './blocks.messages.ts'
import css from './lot-in-place.css?inline'
import { saleMessages } from './sale.messages.ts'

type Props = Readonly<{ id: string; onBack: () => void; isFixed?: boolean; children: (lot: LotDetails) => ReactNode }>

/**
 * One lot in a block, in place of the list: its description, and bidding or buying.
 * @param props.isFixed while it is being paid, nobody goes back to the list
 */
export function LotInPlace({ id, onBack, isFixed, children }: Props) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(blockMessages)
  const words = useMessages(saleMessages)
  const settings = useExplained(eventSettings(site), { loading: words('loading'), failed: words('failed') })
  const { notLive, ...frame } = useExplainedLive(liveLot(site, id), {
    loading: words('loading'),
    failed: words('failed'),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = settings.state.type === 'ready' && frame.state.type === 'ready'
  useResumedSession()

  useEffect(() => {
    if (isReady) heading.current?.focus()
  }, [isReady])

  const skeleton = <Skeleton height={420} radius={12} />
  return (
    <div className="lot-here">
      <p className="lot-here-back">
        <Button variant="quiet" disabled={isFixed} onClick={onBack}>
          {say('back')}
        </Button>
      </p>
      <ResourceFrame {...settings} skeleton={skeleton} Problem={NoticeProblem}>
        {() => (
          <AfterHandover waiting={skeleton}>
            <ResourceFrame {...frame} skeleton={skeleton} Problem={NoticeProblem}>
              {lot => (
                <>
                  <div className="lot-here-head">
                    {lot.picture && (
                      <img
                        src={completeUrl(lot.picture, site.host)?.href}
                        alt=""
                        width={160}
                        height={90}
                        className="lot-here-picture"
                      />
                    )}
                    <div>
                      <h3 ref={heading} className="lot-here-title" tabIndex={-1}>
                        {lot.title}
                      </h3>
                      <p className="lot-here-text">{lot.summary}</p>
                      {notLive && <p className="lot-here-text">{notLive}</p>}
                    </div>
                  </div>
                  {children(lot)}
                </>
              )}
            </ResourceFrame>
          </AfterHandover>
        )}
      </ResourceFrame>
    </div>
  )
}
