import { accountBidder, type OwnBidder, updateBidder } from '../../../api/bidder.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createSaved } from '../../checkout/saved.store.ts'

/** How others at the event see the signed-in bidder. */
export const ownBidder = defineUserSlice('auction-own-bidder', site =>
  createResource<OwnBidder>({ environment: site.environment, load: () => userCall(site)(accountBidder, {}) }),
)

/** Chooses between the paddle and a name. `$saved`: the form is saved and unchanged since. */
export function createShownAs(site: Site, { display_name = '' }: OwnBidder) {
  const form = createForm({
    environment: site.environment,
    values: { shown: display_name ? 'name' : 'paddle', display_name },
    check({ shown, display_name }) {
      const problem = shown === 'name' ? check(display_name.trim(), [required, maxLength(40)]) : undefined
      return problem ? { display_name: problem } : {}
    },
    async send(values) {
      const { shown, display_name } = values
      const chosen = { display_name: shown === 'name' ? display_name : null }
      ownBidder(site).accept(await userCall(site)(updateBidder, chosen))
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  return { form, $saved }
}
