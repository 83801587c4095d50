import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Why the page must not be reloaded or covered now. */
export type Work = 'typing' | 'payment' | 'bid'

export interface Busyness {
  /** One entry for each activity in progress. */
  $works: ReadableAtom<readonly Work[]>
  /** Begins an activity. Returns what ends it, which may be called twice. */
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
