import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Why the page must not be loaded anew, nor covered without need. */
export type Work = 'typing' | 'payment' | 'bid'

export interface Busyness {
  /** What is under way: an entry for each that is at it. */
  $works: ReadableAtom<readonly Work[]>
  /** Begins a piece of work. Returns its end, which may be called more than once. */
  hold(work: Work): () => void
}

/** Forms, payments and bids say here that they must not be disturbed. */
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
