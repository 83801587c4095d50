import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { EmptyLots } from '../lists/empty-lots.tsx'
import { lotMoney } from '../lot-words.ts'
import { lots } from '../lots.store.ts'
import { type BidGroup, groupsOf } from './bid-groups.ts'
import { BidRow } from './bid-row.tsx'
import css from './my-bids.css?inline'
import { myBidsMessages } from './my-bids.messages.ts'
import { myBids, type OwnBid } from './my-bids.store.ts'
import { ShownAs } from './shown-as.tsx'
import { Watching } from './watching.tsx'

/** The visitor's activity in the auction, as a section of their account, kept current by pushes. */
export function Section() {
  const bids = useUserSlice(myBids)
  return bids ? <Bids bids={bids} /> : null
}

function Bids({ bids }: Readonly<{ bids: LiveCollection<OwnBid> }>) {
  useStyles(css)
  const say = useTermMessages(myBidsMessages)
  const { notLive, ...frame } = useExplainedLive(bids, { loading: say('loading'), failed: say('failed') })

  // Orders and bids from other devices may have changed them.
  useEffect(() => {
    if (bids.$state.get().type === 'ready') void bids.refresh()
  }, [bids])

  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={320} radius={12} />} Problem={NoticeProblem}>
      {items => <Groups own={items} notLive={notLive} />}
    </ResourceFrame>
  )
}

type GroupsProps = Readonly<{ own: ReadonlyMap<string, OwnBid>; notLive: string | undefined }>

function Groups({ own, notLive }: GroupsProps) {
  const { site } = useSurroundings()
  const say = useTermMessages(myBidsMessages)
  const live = useStore(lots(site).$state)
  const known = live.type === 'ready' ? live.value : undefined
  const groups = groupsOf(own.values(), known)
  return (
    <div className="my-bids">
      <ShownAs />
      {notLive && <p className="my-bids-quiet">{notLive}</p>}
      {groups.map(group => (
        <Group key={group.type} group={group} />
      ))}
      <Watching />
      {groups.length === 0 && <EmptyLots title={say('emptyTitle')}>{say('empty')}</EmptyLots>}
    </div>
  )
}

function Group({ group: { type, bids } }: Readonly<{ group: BidGroup }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(myBidsMessages)
  const [first] = bids
  const due = bids.filter(({ promisedYN }) => !promisedYN)
  const total = due.reduce((sum, { to_pay = 0 }) => sum + to_pay, 0)
  return (
    <section className="my-bids-group">
      <h2 className="my-bids-title">{say(type)}</h2>
      <ul className="my-bids-rows">
        {bids.map(bid => (
          <BidRow key={bid.auction_item_id} bid={bid} type={type} />
        ))}
      </ul>
      {bids.some(({ charge_failedYN }) => charge_failedYN) && (
        <Notice kind="warning" title={say('notCharged')} silent />
      )}
      {type === 'toPay' && first && (
        <div className="my-bids-pay">
          <span>{due.length > 0 && say('payFor', { count: due.length })}</span>
          <LinkButton variant={due.length ? 'primary' : 'quiet'} href={hrefTo('auction-checkout')}>
            {due.length ? say('pay', { amount: lotMoney(first, total, locale) }) : say('payInstead')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
