import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { ResourceState } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { isMissing, type LotDetails, lot as liveLot } from '../lot.store.ts'
import { basket } from './basket.store.ts'

type Bought = Readonly<{ lot: LotDetails; pieces: number }>
type Read = ResourceState<LotDetails>

/** The current data of the lots in the basket. A lot that the auction no longer has is left out. */
export function boughtLots(site: Site) {
  const { $basket } = basket(site)
  const $bought = atom<ResourceState<readonly Bought[]>>({ type: 'loading', slow: false })

  onMount($bought, () => {
    let stops: (() => void)[] = []
    const end = () => {
      for (const stop of stops) stop()
    }
    const stop = $basket.subscribe(pieces => {
      end()
      const entries = Object.entries(pieces).map(([id, count]) => [liveLot(site, id).$state, count] as const)
      const show = () => {
        const now = together(entries.map(([$state, count]) => [$state.get(), count] as const))
        // Keeps the lots on screen while an added lot is read.
        if (now.type !== 'loading' || $bought.get().type !== 'ready') $bought.set(now)
      }
      stops = entries.map(([$state]) => $state.listen(show))
      show()
    })
    return () => {
      stop()
      end()
    }
  })

  function refresh(): void {
    for (const id of Object.keys($basket.get())) void liveLot(site, id).refresh()
  }

  return { $state: $bought as ReadableAtom<ResourceState<readonly Bought[]>>, refresh }
}

function together(reads: readonly (readonly [Read, number])[]): ResourceState<readonly Bought[]> {
  const states = reads.map(([state]) => state)
  const failed = states.find(isFailed)
  if (failed) return failed
  const loading = states.filter(state => state.type === 'loading')
  if (loading.length) return { type: 'loading', slow: loading.some(({ slow }) => slow) }
  return {
    type: 'ready',
    value: reads.flatMap(([state, pieces]) => (state.type === 'ready' ? { lot: state.value, pieces } : [])),
  }
}

function isFailed(state: Read): state is Extract<Read, { type: 'failed' }> {
  return state.type === 'failed' && !isMissing(state)
}
