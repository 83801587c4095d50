import { claimPaddle } from '../../../api/bidder.ts'
import { createResource, type Resource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { myBids } from '../my-bids/my-bids.store.ts'

/** Links a paddle used at the venue to the signed-in visitor's account. Doing it again changes nothing. */
export function paddleClaim(site: Site, claim: string): Resource<number> {
  return createResource({
    environment: site.environment,
    async load() {
      const { paddle } = await userCall(site)(claimPaddle, { claim })
      await myBids(site)?.refresh()
      return paddle
    },
  })
}
