import { type ComponentType, createElement } from 'react'

export interface DynamicBlock {
  load(): Promise<ComponentType>
  /** Reserved height in pixels. */
  reserve: number
  /**
   * Its code is as large as the rest of the home page, so there it loads only when the block comes near the viewport.
   */
  isLarge?: boolean
  /** Does it show many items side by side? Then it takes the full width. */
  isListing?: boolean
}

/** The dynamic block of a type, if there is a module for it. */
export function blockOf(type: string): DynamicBlock | undefined {
  return Object.hasOwn(blocks, type) ? blocks[type] : undefined
}

/** By type. A module adds its own here. */
const blocks: Readonly<Record<string, DynamicBlock>> = {
  total_raised: {
    load: async () => {
      const { TotalRaised } = await import('../../features/total-raised/total-raised.tsx')
      return () => createElement(TotalRaised, { label: undefined, noDonors: false })
    },
    reserve: 96,
  },
  donation_progress: {
    load: async () => {
      const { DonationProgress } = await import('../../features/donation-progress/donation-progress.tsx')
      return () => createElement(DonationProgress, { noDonors: false })
    },
    reserve: 112,
  },
  donation_form: {
    load: async () => {
      const { DonationForm } = await import('../../features/donation-form/donation-form.tsx')
      return () => createElement(DonationForm, { amount: undefined })
    },
    reserve: 420,
    isLarge: true,
  },
  auction_lots_listing: {
    load: async () => {
      const { AuctionLots } = await import('../../features/auction/blocks/auction-lots.tsx')
      return () => createElement(AuctionLots, noChoices)
    },
    reserve: 760,
    isLarge: true,
    isListing: true,
  },
  individual_giving_listing: {
    load: async () => {
      const { IndividualGiving } = await import('../../features/individual-giving/blocks/individual-giving.tsx')
      return () => createElement(IndividualGiving, { team: undefined, sort: undefined, limit: 6, noSearch: true })
    },
    reserve: 760,
    isLarge: true,
    isListing: true,
  },
  buy_now_listing: {
    load: async () => {
      const { BuyNow } = await import('../../features/auction/blocks/buy-now.tsx')
      return () => createElement(BuyNow, noChoices)
    },
    reserve: 760,
    isLarge: true,
    isListing: true,
  },
  pledge_listing: {
    load: async () => {
      const { PledgeBlock } = await import('../../features/pledges/block/pledge-block.tsx')
      return () => createElement(PledgeBlock, { limit: undefined, pledging: undefined })
    },
    reserve: 560,
    isLarge: true,
    isListing: true,
  },
  tickets_listing: {
    load: async () => (await import('../../features/tickets/block/tickets-block.tsx')).TicketsBlock,
    reserve: 760,
    isLarge: true,
    isListing: true,
  },
}

/** On the event's own pages a card leads to the lot's screen. */
const noChoices = { kinds: undefined, category: undefined, limit: undefined, bidding: undefined }
