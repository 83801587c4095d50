import { onMount } from 'nanostores'
import { type AdminLotRow, adminLots, catalogueChangePush } from '../../api/admin-lots.ts'
import { type BidData, bidDataPush, lotDataPush } from '../../api/auction.ts'
import { deskChannel, eventChannel } from '../../api/channels.ts'
import type { InputOf, OutputOf } from '../../api/endpoint.ts'
import { liveCollection, liveResource, whole } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'
import { createTable, type Table } from './table.store.ts'

export type LotsPage = OutputOf<typeof adminLots>

/** A table of the event's lots, kept current by pushes. Default: drafts included. */
export function createLotTable(site: Site, group?: InputOf<typeof adminLots>['group']): Table<AdminLotRow, LotsPage> {
  const call = userCall(site)
  const table = createTable<AdminLotRow, LotsPage>(
    site.environment,
    ({ search, page, limit }) =>
      call(adminLots, { search: search || undefined, page: String(page), limit: String(limit), group }),
    read =>
      liveResource<LotsPage>(site, {
        read,
        channel: eventChannel,
        sequenceOf: () => 0,
        newest: (known, read) => known.items.reduce(withBids, read),
        pushes: [
          part<LotsPage, typeof bidDataPush.data>(bidDataPush, { ...anyLot, apply: withBids }),
          // How many are sold or left, and what was edited, is read again.
          part<LotsPage, typeof lotDataPush.data>(lotDataPush, {
            ...anyLot,
            sequenceOf: ({ stock_sequence }) => stock_sequence,
            apply: page => page,
            needsRead: () => true,
          }),
        ],
      }),
  )
  onMount(table.page.$state, () =>
    catalogueChanges(site).$state.listen(state => {
      if (state.type === 'ready' && state.value.size) void table.page.refresh()
    }),
  )
  return table
}

/** Lots that other desks have made, edited, moved or deleted since this page subscribed. */
const catalogueChanges = defineUserSlice('desk-catalogue-changes', site =>
  liveCollection(site, {
    read: async () => [],
    channel: deskChannel,
    keyOf: ({ auction_item_id }: CatalogueChange) => auction_item_id,
    sequenceOf: ({ sequence }: CatalogueChange) => sequence,
    pushes: [whole(catalogueChangePush)],
  }),
)

type CatalogueChange = OutputOf<{ output: typeof catalogueChangePush.data }>

/** All pushes apply to the page, which then looks whether it has the lot, and an older state of it. */
const anyLot = {
  keyOf: () => '',
  sequenceOf: ({ sequence }: { sequence: number }) => sequence,
  numberOf: () => -1,
  isOfSome: true,
}

type Bids = Pick<BidData, (typeof bidKeys)[number]>

const bidKeys = [
  ...(['auction_item_id', 'sequence', 'state', 'price'] as const),
  ...(['bid_count', 'ends_at', 'on_floorYN', 'pausedYN'] as const),
]

/** @param sent a push, or a row that was read before */
function withBids(page: LotsPage, sent: Bids): LotsPage {
  const isOlder = (row: AdminLotRow) => row.auction_item_id === sent.auction_item_id && row.sequence < sent.sequence
  if (!page.items.some(isOlder)) return page
  const bids = Object.fromEntries(bidKeys.map(key => [key, sent[key]])) as Bids
  return { ...page, items: page.items.map(row => (isOlder(row) ? { ...row, ...bids } : row)) }
}
