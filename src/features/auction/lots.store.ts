import type { BidData, Lot } from '../../api/auction.ts'
import { eventChannel } from '../../api/channels.ts'
import { bidDataEvent, lotDataEvent, lotsRead } from '../../api/lots-read.ts'
import { bidKeys, sentBidData, sentLotData, sentLots } from '../../api/sent-lots.ts'
import { type LiveCollection, liveCollection } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import { serverClock } from '../../store/server-clock.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

/** A lot as a list shows it, with the currency of its amounts. */
export interface ListedLot extends Lot {
  currency: string
  currency_decimals: number
}

/** Which lots are read. Default: all of the event's. */
export interface LotQuery {
  /** Some of `lotKinds`, separated by commas. */
  kinds?: string | undefined
  category_id?: string | undefined
  sort?: 'available' | undefined
  /** Only the first ones in that order. */
  limit?: string | undefined
}

/** The server's largest page. */
const pageSize = '500'

const collections = defineSlice('lots', () => new Map<string, LiveCollection<ListedLot>>())

/**
 * The event's lots by id, in the order of the catalogue, kept current by pushes. A list reads `keys`, a card
 * `useLiveItem(lots(site), id)`; both catch up after the connection was lost.
 */
export function lots(site: Site, query: LotQuery = {}): LiveCollection<ListedLot> {
  const known = collections(site)
  const key = JSON.stringify(query)
  const collection =
    known.get(key) ??
    liveCollection<ListedLot>(site, {
      read: () => readLots(site, query),
      channel: eventChannel,
      ...lotNumbers,
      pushes: lotPushes<ListedLot>(Object.values(query).some(Boolean)),
    })
  known.set(key, collection)
  return collection
}

async function readLots(site: Site, query: LotQuery): Promise<ListedLot[]> {
  const found: ListedLot[] = []
  let after: string | undefined
  do {
    const page = await serverClock(site).timed(() =>
      site.client.call(
        { ...lotsRead, output: sentLots },
        { event: site.event, ...query, limit: query.limit ?? pageSize, after },
      ),
    )
    const { currency, currency_decimals } = page
    found.push(...page.items.map(item => ({ ...item, currency, currency_decimals })))
    after = query.limit || page.next === undefined ? undefined : String(page.next)
  } while (after)
  return found
}

type Numbers = Pick<Lot, 'auction_item_id' | 'sequence' | 'stock_sequence'>
type Changing = Numbers & BidData & Pick<Lot, 'left'>

/** Bids and stock have separate sequence numbers: the newest of each counts, whether it was read or pushed. */
export const lotNumbers = {
  keyOf: (lot: Numbers) => lot.auction_item_id,
  sequenceOf: (lot: Numbers) => lot.sequence,
  newest: <T extends Changing>(known: T, read: T): T => ({
    ...read,
    ...(known.sequence > read.sequence && bidsOf(known)),
    ...(known.stock_sequence > read.stock_sequence && { stock_sequence: known.stock_sequence, left: known.left }),
  }),
}

/** @param isOfSome only some lots are read, but all are pushed */
export function lotPushes<T extends Changing>(isOfSome: boolean) {
  const keyOf = (data: { auction_item_id: string }) => data.auction_item_id
  return [
    part<T, typeof sentBidData>(
      { event: bidDataEvent, data: sentBidData },
      {
        keyOf,
        isOfSome,
        sequenceOf: ({ sequence }) => sequence,
        numberOf: ({ sequence }) => sequence,
        apply: (known, data) => ({ ...known, ...data }),
      },
    ),
    part<T, typeof sentLotData>(
      { event: lotDataEvent, data: sentLotData },
      {
        keyOf,
        isOfSome,
        sequenceOf: ({ stock_sequence }) => stock_sequence,
        numberOf: ({ stock_sequence }) => stock_sequence,
        apply: (known, { stock_sequence, left }) => ({ ...known, stock_sequence, left }),
        needsRead: ({ editedYN }) => editedYN,
      },
    ),
  ]
}

function bidsOf<T extends Changing>(lot: T): Partial<T> {
  return Object.fromEntries(bidKeys.map(key => [key, lot[key]])) as Partial<T>
}
