import { eventChannel } from '../../api/channels.ts'
import { type Draw, type DrawData, drawDataPush, prizeDraw, prizeDraws } from '../../api/draws.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { type Live, type LiveCollection, liveCollection, liveResource } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import { serverClock } from '../../store/server-clock.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

/** A draw as a list shows it, with the currency of its amounts. */
export interface ListedDraw extends Draw {
  currency: string
  currency_decimals: number
}

export type DrawDetails = OutputOf<typeof prizeDraw>

/** The event's draws by id, those that are open first, kept current by pushes. */
export const draws = defineSlice(
  'draws',
  (site): LiveCollection<ListedDraw> =>
    liveCollection<ListedDraw>(site, {
      async read() {
        const { items, currency, currency_decimals } = await serverClock(site).timed(() =>
          site.client.call(prizeDraws, { event: site.event }),
        )
        return items.map(item => ({ ...item, currency, currency_decimals }))
      },
      channel: eventChannel,
      ...numbers,
      pushes: [drawPush<ListedDraw>(false)],
    }),
)

const details = defineSlice('draw', () => new Map<string, Live<DrawDetails>>())

/** One draw with its text, kept current by the same pushes: `useLive(draw(site, id))`. */
export function draw(site: Site, id: string): Live<DrawDetails> {
  const known = details(site)
  const live =
    known.get(id) ??
    liveResource<DrawDetails>(site, {
      read: () => serverClock(site).timed(() => site.client.call(prizeDraw, { draw_id: id, event: site.event })),
      channel: eventChannel,
      key: id,
      ...numbers,
      pushes: [drawPush<DrawDetails>(true)],
    })
  known.set(id, live)
  return live
}

const numbers = {
  keyOf: ({ draw_id }: Pick<Draw, 'draw_id'>) => draw_id,
  sequenceOf: ({ sequence }: Pick<Draw, 'sequence'>) => sequence,
}

/** @param isOfSome only some draws are read, but all are pushed */
function drawPush<T extends Draw>(isOfSome: boolean) {
  return part<T, typeof drawDataPush.data>(drawDataPush, {
    ...numbers,
    isOfSome,
    numberOf: ({ sequence }) => sequence,
    apply: (known, { sequence, state, sold, left }: DrawData) => ({ ...known, sequence, state, sold, left }),
    needsRead: ({ editedYN }) => editedYN,
  })
}
