import { auctionCategories } from '../../api/auction.ts'
import { createResource } from '../../store/resource.ts'
import { defineSlice } from '../../store/slice.ts'

/** The categories of the event's lots, in the organiser's order. */
export const lotCategories = defineSlice('lot-categories', site =>
  createResource({
    environment: site.environment,
    load: () => site.client.call(auctionCategories, { event: site.event }),
  }),
)
