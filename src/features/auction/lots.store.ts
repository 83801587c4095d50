import { auctionItem, auctionItems, type BidData, bidDataPush, type Lot, lotDataPush } from '../../api/auction.ts'
import { eventChannel } from '../../api/channels.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { type Live, type LiveCollection, liveCollection, liveResource, part } from '../../store/live.ts'
import { serverClock } from '../../store/server-clock.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

/** A lot as a list shows it, with the currency of its amounts. */
export interface ListedLot extends Lot {
  currency: string
  currency_decimals: number
}

/** A lot with its description and the history of its bids. */
export type LotDetails = OutputOf<typeof auctionItem>

/** Which lots are read. All of the event's where nothing is said. */
export interface LotQuery {
  /** Of `lotKinds`, with commas between them. */
  kinds?: string | undefined
  category_id?: string | undefined
  /** The first ones of the catalogue. */
  limit?: string | undefined
}

/** The server's largest page. */
const pageSize = '500'

const collections = defineSlice('lots', () => new Map<string, LiveCollection<ListedLot>>())

/**
 * The event's lots by id, in the order of the catalogue, kept current by pushes. A list reads `keys`, a card
 * `useLiveItem(lots(site), id)`; either also gets what happened while the connection was away.
 */
export function lots(site: Site, query: LotQuery = {}): LiveCollection<ListedLot> {
  const known = collections(site)
  const key = JSON.stringify(query)
  const collection =
    known.get(key) ??
    liveCollection<ListedLot>(site, {
      read: () => readLots(site, query),
      channel: eventChannel,
      ...numbering,
      pushes: lotPushes<ListedLot>(Object.values(query).some(Boolean)),
    })
  known.set(key, collection)
  return collection
}

/** A single lot with all its details, kept current by the same pushes: `useLive(lot(site, id))`. */
export function lot(site: Site, id: string): Live<LotDetails> {
  const known = details(site)
  const resource =
    known.get(id) ??
    liveResource<LotDetails>(site, {
      read: () =>
        serverClock(site).timed(() => site.client.call(auctionItem, { auction_item_id: id, event: site.event })),
      channel: eventChannel,
      key: id,
      ...numbering,
      pushes: lotPushes<LotDetails>(true),
    })
  known.set(id, resource)
  return resource
}

const details = defineSlice('lot', () => new Map<string, Live<LotDetails>>())

async function readLots(site: Site, query: LotQuery): Promise<ListedLot[]> {
  const found: ListedLot[] = []
  let after: string | undefined
  do {
    const page = await serverClock(site).timed(() =>
      site.client.call(auctionItems, { event: site.event, ...query, limit: query.limit ?? pageSize, after }),
    )
    const { currency, currency_decimals } = page
    found.push(...page.items.map(item => ({ ...item, currency, currency_decimals })))
    after = query.limit || page.next === undefined ? undefined : String(page.next)
  } while (after)
  return found
}

type Numbers = Pick<Lot, 'auction_item_id' | 'sequence' | 'stock_sequence'>
type Changing = Numbers & BidData & Pick<Lot, 'left'>

/** Bids and stock have numbers of their own: of each the newest counts, whichever way it came. */
const numbering = {
  keyOf: (lot: Numbers) => lot.auction_item_id,
  sequenceOf: (lot: Numbers) => lot.sequence,
  newest: <T extends Changing>(known: T, read: T): T => ({
    ...read,
    ...(known.sequence > read.sequence && bidsOf(known)),
    ...(known.stock_sequence > read.stock_sequence && { stock_sequence: known.stock_sequence, left: known.left }),
  }),
}

/** @param isOfSome other lots are pushed too */
function lotPushes<T extends Changing>(isOfSome: boolean) {
  const keyOf = (data: { auction_item_id: string }) => data.auction_item_id
  return [
    part<T, typeof bidDataPush.data>(bidDataPush, {
      keyOf,
      isOfSome,
      sequenceOf: ({ sequence }) => sequence,
      numberOf: ({ sequence }) => sequence,
      apply: (known, data) => ({ ...known, ...data }),
    }),
    part<T, typeof lotDataPush.data>(lotDataPush, {
      keyOf,
      isOfSome,
      sequenceOf: ({ stock_sequence }) => stock_sequence,
      numberOf: ({ stock_sequence }) => stock_sequence,
      apply: (known, { stock_sequence, left }) => ({ ...known, stock_sequence, left }),
      needsRead: ({ editedYN }) => editedYN,
    }),
  ]
}

/** The fields of a `bid-data` push. */
function bidsOf<T extends Changing>(lot: T): Partial<T> {
  return Object.fromEntries(Object.keys(bidDataPush.data.entries).map(key => [key, lot[key as keyof T]])) as Partial<T>
}
