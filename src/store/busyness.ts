import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Why the page must not be reloaded or covered now. */
export type Activity = 'typing' | 'payment' | 'bid'

export interface Busyness {
  /** One entry for each activity in progress. */
  $activities: ReadableAtom<readonly Activity[]>
  /** Begins an activity. Returns what ends it, which may be called twice. */
  begin(activity: Activity): () => void
}

/** Forms, payments and bids register here while they must not be interrupted. */
export const busyness = defineSlice('busyness', (): Busyness => {
  const $activities = atom<readonly Activity[]>([])
  return {
    $activities,
    begin(activity) {
      let held = true
      $activities.set([...$activities.get(), activity])
      return () => {
        if (!held) return
        held = false
        const activities = [...$activities.get()]
        activities.splice(activities.indexOf(activity), 1)
        $activities.set(activities)
      }
    },
  }
})
