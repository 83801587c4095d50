import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Why the page must not reload or be covered now. */
export type Work = 'typing' | 'payment' | 'bid'

export interface Busyness {
  /** One entry for each piece of work under way. */
  $works: ReadableAtom<readonly Work[]>
  /** Begins a piece of work. Returns what ends it; calling that twice is harmless. */
  hold(work: Work): () => void
}

/** Forms, payments and bids register here while they must not be interrupted. */
export const busyness = defineSlice('busyness', (): Busyness => {
  const $works = atom<readonly Work[]>([])
  return {
    $works,
    hold(work) {
      let held = true
      $works.set([...$works.get(), work])
      return () => {
        if (!held) return
        held = false
        const works = [...$works.get()]
        works.splice(works.indexOf(work), 1)
        $works.set(works)
      }
    },
  }
})
