import { bidAlertPush, bidDataPush, lotDataPush } from '../../../../src/api/auction.ts'
import type { Module } from '../module.ts'
import { accountBids } from './account-bids.ts'
import { auctionLog } from './auction-log.ts'
import { adminCategories, saveCategories, undoableCategories } from './catalogue/categories.ts'
import { addLot, deleteLot, editLot, moveLot, publishLot } from './catalogue/edit-handlers.ts'
import { adminLot, adminLots } from './catalogue/read-handlers.ts'
import { undoableLot, undoablePlace } from './catalogue/undo.ts'
import { closeLotJob } from './close-job.ts'
import { auctionCategories, auctionItem, auctionItems, placeBid } from './handlers.ts'
import { auctionMigrations } from './migrations/list.ts'
import { auctionOrigin } from './origin.ts'
import { auctionData } from './personal-data.ts'
import { germanAuctionErrors } from './words.de.ts'

export const auction = {
  name: 'auction',
  handlers: {
    auctionItems,
    auctionCategories,
    auctionItem,
    auctionLog,
    accountBids,
    placeBid,
    adminLots,
    adminLot,
    addLot,
    editLot,
    deleteLot,
    publishLot,
    moveLot,
    adminCategories,
    saveCategories,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  undoes: { lot: undoableLot, lot_place: undoablePlace, lot_categories: undoableCategories },
  ...auctionData,
  migrations: auctionMigrations,
  words: germanAuctionErrors,
  errors: {
    lot_not_found: 404,
    lot_closed: 409,
    lot_not_closed: 409,
    lot_not_open: 409,
    lot_takes_no_bids: 409,
    bid_too_low: 409,
    already_leading: 409,
    lot_sold_out: 409,
    lot_not_for_sale: 409,
    lot_paid: 409,
    card_required: 403,
    lot_changed: 409,
    lot_in_use: 409,
  },
  origins: { auction: auctionOrigin },
  jobs: [closeLotJob],
  pushes: [bidDataPush, lotDataPush, bidAlertPush],
} as const satisfies Module
