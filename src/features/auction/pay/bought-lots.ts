import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Site } from '../../../store/site.ts'
import { type LotDetails, lot as liveLot } from '../lot.store.ts'
import { basket } from './basket.store.ts'

type Bought = Readonly<{ lot: LotDetails; pieces: number }>

/** The lots in the basket as they are now. undefined: still loading. A lot that cannot be read is left out. */
export function boughtLots(site: Site): ReadableAtom<readonly Bought[] | undefined> {
  const { $basket } = basket(site)
  const $bought = atom<readonly Bought[] | undefined>()

  onMount($bought, () => {
    let stops: (() => void)[] = []
    const end = () => {
      for (const stop of stops) stop()
    }
    const stop = $basket.subscribe(pieces => {
      end()
      const entries = Object.entries(pieces).map(([id, count]) => [liveLot(site, id).$state, count] as const)
      const show = () => {
        const states = entries.map(([$state, count]) => [$state.get(), count] as const)
        if (states.some(([{ type }]) => type === 'loading')) return
        $bought.set(
          states.flatMap(([state, count]) => (state.type === 'ready' ? { lot: state.value, pieces: count } : [])),
        )
      }
      stops = entries.map(([$state]) => $state.listen(show))
      show()
    })
    return () => {
      stop()
      end()
    }
  })

  return $bought
}
