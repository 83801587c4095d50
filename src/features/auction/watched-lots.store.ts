import { atom } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import { unwatchLot, watchedLots, watchLot } from '../../api/watched-lots.ts'
import { notices } from '../../store/notices.ts'
import { createResource } from '../../store/resource.ts'
import { defineSlice } from '../../store/slice.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** Ids of the lots that the signed-in visitor watches. */
export const watched = defineUserSlice('watched-lots', site => {
  const { environment } = site
  const call = userCall(site)
  const resource = createResource<ReadonlySet<string>>({
    environment,
    load: async () => new Set((await call(watchedLots, {})).auction_item_ids),
  })
  let queue = Promise.resolve()
  let waiting = 0

  function known(): Set<string> {
    const state = resource.$state.get()
    return new Set(state.type === 'ready' ? state.value : [])
  }

  /** Shown at once, and undone if the server refuses. Calls are made one after another. */
  function set(auction_item_id: string, isWatched: boolean): Promise<void> {
    const shown = known()
    if (isWatched) shown.add(auction_item_id)
    else shown.delete(auction_item_id)
    resource.accept(shown)
    waiting++
    queue = queue.then(async () => {
      try {
        const { auction_item_ids } = await site.client.call(isWatched ? watchLot : unwatchLot, { auction_item_id })
        if (--waiting === 0) resource.accept(new Set(auction_item_ids))
      } catch (problem) {
        waiting--
        const failure = failureIn(problem)
        if (failure) notices(site).fail(failure)
        await resource.refresh()
      }
    })
    return queue
  }

  return { ...resource, set }
})

/** The lot that a visitor wanted to watch before they signed in. It is watched once they have, in this tab. */
export const watchAfterSignIn = defineSlice('watch-after-sign-in', () => atom<string | undefined>())
