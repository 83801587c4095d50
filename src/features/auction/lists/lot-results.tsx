import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import type { LotKind } from '../../../api/lot-kinds.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { ResourceState } from '../../../store/resource.ts'
import { announce } from '../../../ui/announcer.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { lots } from '../lots.store.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { useWatched } from '../watch-button.tsx'
import { arrangeLots } from './arrange-lots.ts'
import { isFiltered, type ListState } from './list-state.ts'
import { ListToggles } from './list-toggles.tsx'
import { listMessages } from './lists.messages.ts'
import { LotGrid } from './lot-grid.tsx'
import { NoLots } from './no-lots.tsx'
import { usePendingReads } from './use-pending-reads.ts'

type Props = Readonly<{
  keys: readonly string[]
  state: ListState
  kinds: readonly LotKind[]
  onChange: (changes: Partial<ListState>) => void
  hash: string
}>

/** The number of lots that match, and those lots. */
export function LotResults({ keys, state, kinds, onChange, hash }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(listMessages)
  const watched = useWatched()
  const own = useOwnBids()
  const unread = usePendingReads(state)
  const { q, sort, category, watching, mine, rows } = state
  const isWatchedMeant = watching ? watched : undefined
  const isOwnMeant = mine ? own : undefined

  // Not arranged again with each bid: a card would move away from under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` stands for the lots, `kinds` is constant
  const [found, all] = useMemo(() => {
    const read = lots(site).$state.get()
    const known = read.type === 'ready' ? [...read.value.values()] : []
    const choice = { q, sort, category, watching, mine, rows, kinds, watched, own: new Set(own.keys()) }
    const ids = arrangeLots(known, choice).map(lot => lot.auction_item_id)
    const ofKind = known.filter(({ kind }) => !kinds.length || kinds.includes(kind))
    return [ids, ofKind.length]
  }, [keys, site, kinds, q, sort, category, watching, mine, isWatchedMeant, isOwnMeant])

  const count = isFiltered(state) ? say('someOf', { count: found.length, all }) : say('count', { count: all })
  useSpoken(count)
  return (
    <section className="lot-results">
      {keys.length > 0 && (
        <div className="lot-results-top">
          <p className="lot-count">{count}</p>
          <ListToggles state={state} kinds={kinds} onChange={onChange} />
        </div>
      )}
      {found.length ? (
        <LotGrid ids={found} isRows={rows} own={own} hash={hash} />
      ) : unread ? (
        <ResourceFrame {...unread} Problem={NoticeProblem}>
          {() => null}
        </ResourceFrame>
      ) : (
        <NoLots state={state} isKind={kinds.length > 0 && keys.length > 0} all={all} onChange={onChange} />
      )}
    </section>
  )
}

/** Screen readers hear how many lots a search or filter has found, but not on arrival. */
function useSpoken(count: string): void {
  const last = useRef(count)
  useEffect(() => {
    if (last.current !== count) announce(count)
    last.current = count
  }, [count])
}

type Bids = ReadonlyMap<string, OwnBid>

/** The visitor's bids by lot; none while they are not signed in. */
function useOwnBids(): Bids {
  const state = useStore(useUserSlice(myBids)?.$state ?? $none)
  return state.type === 'ready' ? state.value : none
}

const none: Bids = new Map()
const $none = atom<ResourceState<Bids>>({ type: 'loading', slow: false })
