import { bidPlacedEvent } from '../../../api/bids.ts'
import { userChannel } from '../../../api/channels.ts'
import { auth } from '../../../store/auth.ts'
import { realtime } from '../../../store/realtime.ts'
import type { Site } from '../../../store/site.ts'

/** Tells the bidder's other devices that the server has accepted a bid: a push for each bid would slow bidding down. */
export function tellOtherDevices(site: Site, bid: Readonly<{ auction_item_id: string; sequence: number }>): void {
  const { user } = auth(site).$state.get()
  if (!user) return
  const { auction_item_id, sequence } = bid
  const end = realtime(site).listen(
    (connection, eventId) => {
      connection.tell(userChannel(eventId, user.user_id), bidPlacedEvent.event, { auction_item_id, sequence })
      queueMicrotask(() => end())
      return () => {}
    },
    () => {},
  )
}
