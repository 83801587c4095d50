import { accountBids, bidAlertPush, bidOutcomes, bidPlacedEvent } from '../../../api/bids.ts'
import { userChannel } from '../../../api/channels.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { auth } from '../../../store/auth.ts'
import { type LiveCollection, liveCollection } from '../../../store/live.ts'
import { part } from '../../../store/push-rules.ts'
import { serverClock } from '../../../store/server-clock.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

type Bids = OutputOf<typeof accountBids>

/** A lot that the signed-in user has bid on, and the outcome. */
export type OwnBid = Bids['items'][number] & {
  currency: string
  currency_decimals: number
}

/** The signed-in user's bids by lot, kept current by the server's alerts. undefined: nobody is signed in. */
export const myBids = defineUserSlice('auction-my-bids', (site): LiveCollection<OwnBid> | undefined => {
  const { user } = auth(site).$state.get()
  return user && liveBids(site, user.user_id)
})

function liveBids(site: Site, userId: string): LiveCollection<OwnBid> {
  const call = userCall(site)
  return liveCollection<OwnBid>(site, {
    async read() {
      const { items, currency, currency_decimals } = await serverClock(site).timed(() => call(accountBids, {}))
      return items.map(item => ({ ...item, currency, currency_decimals }))
    },
    channel: eventId => userChannel(eventId, userId),
    keyOf: ({ auction_item_id }) => auction_item_id,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [
      part(bidAlertPush, {
        keyOf: ({ auction_item_id }) => auction_item_id,
        sequenceOf: ({ sequence }) => sequence,
        numberOf: ({ sequence }) => sequence,
        // The known reason was another outcome's. The alert's sentence stands there until the server's is read.
        apply: (known, { sequence, outcome: alerted, price = known.price, standing, own_maximum, body: why }) => {
          if (standing) {
            const offer = { outcome: standing, own_maximum: own_maximum ?? known.own_maximum }
            return { ...known, ...offer, sequence, price, why }
          }
          const outcome = alerted === 'win_cancelled' ? 'lost' : alerted
          if (!isOutcome(outcome)) return known
          const state = alerted === 'withdrawn' ? 'withdrawn' : known.state
          const to_pay = outcome === 'won' ? price : undefined
          return { ...known, state, sequence, outcome, price, to_pay, why }
        },
        needsRead: () => true,
      }),
      part(bidPlacedEvent, {
        keyOf: ({ auction_item_id }) => auction_item_id,
        sequenceOf: ({ sequence }) => sequence,
        numberOf: ({ sequence }) => sequence,
        apply: known => known,
        needsRead: () => true,
      }),
    ],
  })
}

/** Any other alert changes parts of the bid that must be read. */
const isOutcome = (outcome: string): outcome is OwnBid['outcome'] => bidOutcomes.some(known => known === outcome)
