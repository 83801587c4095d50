import type { PledgeData } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { itemPledges, newestOf } from '../item-pledges.store.ts'
import { itemMessages } from './item.messages.ts'

type Props = Readonly<{ itemId: string; currency: string; decimals: number; most?: number }>

/** The pledges, newest first, with the names that donors chose to be shown by. */
export function ItemPledgeList({ itemId, currency, decimals, most = 20 }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(itemMessages)
  const { notLive, ...frame } = useExplainedLive(itemPledges(site, itemId))
  return (
    <section className="pledge-given">
      <h2 className="pledge-heading">{say('given')}</h2>
      <ResourceFrame {...frame} skeleton={<Skeleton height={160} radius={12} />} Problem={NoticeProblem}>
        {pledges => {
          const newest = newestOf(pledges, itemId).slice(0, most)
          if (!newest.length) return <p className="pledge-quiet">{say('nobody')}</p>
          return (
            <ol className="pledge-rows">
              {newest.map(pledge => (
                <li key={pledge.pledge_id}>
                  <Row pledge={pledge} currency={currency} decimals={decimals} />
                </li>
              ))}
            </ol>
          )
        }}
      </ResourceFrame>
      {notLive}
    </section>
  )
}

type RowProps = Readonly<{ pledge: PledgeData; currency: string; decimals: number }>

function Row({ pledge: { shown_as, amount, matched }, currency, decimals }: RowProps) {
  const { locale } = useSurroundings()
  const say = useTermMessages(itemMessages)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const isPaddle = shown_as !== undefined && /^\d+$/.test(shown_as)
  return (
    <>
      <span>
        <bdi>{isPaddle ? say('paddle', { number: shown_as }) : (shown_as ?? say('anonymous'))}</bdi>
      </span>
      {amount !== undefined && (
        <span className="pledge-row-amount">
          {matched ? <span className="pledge-quiet">{say('matched', { amount: money(matched) })}</span> : null}{' '}
          <strong>{money(amount)}</strong>
        </span>
      )}
    </>
  )
}
