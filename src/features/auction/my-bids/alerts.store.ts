import { bidAlertPush } from '../../../api/bids.ts'
import { userChannel } from '../../../api/channels.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { auth } from '../../../store/auth.ts'
import { type LiveCollection, liveCollection, whole } from '../../../store/live.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

export type Alert = OutputOf<{ output: typeof bidAlertPush.data }>

/** The server's alerts to the signed-in user since this page subscribed. Earlier ones are in what is read. */
export const alerts = defineUserSlice('auction-alerts', (site): LiveCollection<Alert> | undefined => {
  const { user } = auth(site).$state.get()
  if (!user) return undefined
  return liveCollection<Alert>(site, {
    read: async () => [],
    channel: eventId => userChannel(eventId, user.user_id),
    keyOf: ({ auction_item_id, outcome }) => `${auction_item_id} ${outcome}`,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [whole(bidAlertPush)],
  })
})
