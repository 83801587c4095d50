import { catalogueChangePush } from '../../../../src/api/admin-lots.ts'
import { bidDataPush, lotDataPush } from '../../../../src/api/auction.ts'
import { bidAlertPush } from '../../../../src/api/bids.ts'
import type { Module } from '../module.ts'
import { accountBids } from './account-bids.ts'
import { auctionLog } from './auction-log.ts'
import { paddles } from './bidders.ts'
import { adminCategories, saveCategories, undoableCategories } from './catalogue/categories.ts'
import { addLot, deleteLot, editLot, moveLot, publishLot } from './catalogue/edit-handlers.ts'
import { givenLots } from './catalogue/given-lots.ts'
import { adminLot, adminLots } from './catalogue/read-handlers.ts'
import { undoableLot, undoableMove } from './catalogue/undo.ts'
import { chargeWinnerJob } from './charge/charge-job.ts'
import { claimPaddle } from './claims.ts'
import { closeLotJob } from './close-job.ts'
import { cancelWin, reopenLot, sellExtraCopy } from './desk/after-close.ts'
import { auctionRules, saveAuctionRules, undoableRules } from './desk/auction-rules.ts'
import { setClosingTimes } from './desk/closing-times.ts'
import { lotAtDesk } from './desk/desk-lot.ts'
import {
  demoteLot,
  hammerLot,
  lockRemoteBids,
  promoteLot,
  recordFloorBid,
  setAskingPrice,
  unlockRemoteBids,
} from './desk/floor.ts'
import { mailPaymentLink } from './desk/payment-link.ts'
import { receiveWin } from './desk/receive-win.ts'
import { closeLot, extendLot, pauseLot, resumeLot } from './desk/timing.ts'
import { adminWins, chargeWin } from './desk/wins.ts'
import { reinstateBid, reinstateLot, withdrawBid, withdrawLot } from './desk/withdrawals.ts'
import { usesPicture } from './find-lot.ts'
import { auctionCategories, auctionItem } from './handlers.ts'
import { auctionItems } from './list-lots.ts'
import { outbidMailJob } from './mails/outbid-mail.ts'
import { resultMailsJob } from './mails/result-mails.ts'
import { auctionMigrations } from './migrations/list.ts'
import { auctionOrigin } from './origin.ts'
import { accountBidder, updateBidder } from './own-bidder.ts'
import { auctionPages } from './pages/auction-pages.ts'
import { auctionData } from './personal-data.ts'
import { placeBid } from './place-bid.ts'
import { settleBid } from './settle-bid.ts'
import { pruneGivenUpJob } from './store-given-up.ts'
import { pruneRefusalsJob } from './store-refusals.ts'
import { unwatchLot, watchedLots, watchLot } from './watched-lots.ts'
import { germanAuctionErrors } from './words.de.ts'

export const auction = {
  name: 'auction',
  handlers: {
    auctionItems,
    auctionCategories,
    auctionItem,
    auctionLog,
    accountBids,
    accountBidder,
    updateBidder,
    claimPaddle,
    placeBid,
    settleBid,
    adminLots,
    adminLot,
    addLot,
    editLot,
    deleteLot,
    publishLot,
    moveLot,
    adminCategories,
    saveCategories,
    watchedLots,
    watchLot,
    unwatchLot,
    lotAtDesk,
    promoteLot,
    demoteLot,
    setAskingPrice,
    recordFloorBid,
    lockRemoteBids,
    unlockRemoteBids,
    hammerLot,
    reopenLot,
    pauseLot,
    resumeLot,
    extendLot,
    closeLot,
    withdrawBid,
    reinstateBid,
    withdrawLot,
    reinstateLot,
    sellExtraCopy,
    cancelWin,
    setClosingTimes,
    auctionRules,
    saveAuctionRules,
    adminWins,
    chargeWin,
    receiveWin,
    mailPaymentLink,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete', 'add_form', 'edit_form'],
  logs: {
    lot: { viewNeeds: 'auction.view', undo: undoableLot },
    lot_place: { viewNeeds: 'auction.viewlist', undo: undoableMove },
    lot_categories: { viewNeeds: 'auction.viewlist', undo: undoableCategories },
    auction_rules: { viewNeeds: 'auction.viewlist', undo: undoableRules },
    lot_bidding: { viewNeeds: 'auction.view' },
    lot_closing: { viewNeeds: 'auction.viewlist' },
    lot_win: { viewNeeds: 'auction.viewlist' },
  },
  usesPicture,
  paddles,
  givenLots,
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
    floor_changed: 409,
    lot_sold_out: 409,
    lot_not_for_sale: 409,
    account_bids: 409,
    lot_paid: 409,
    lot_paused: 409,
    remote_bids_locked: 409,
    age_not_confirmed: 409,
    too_many_bids: 429,
    act_not_possible: 409,
    floor_taken: 409,
    reserve_not_met: 409,
    bid_overtaken: 409,
    above_maximum: 409,
    already_won: 409,
    bid_not_found: 404,
    bid_given_up: 409,
    bidder_not_found: 404,
    claim_not_found: 404,
    other_paddle: 409,
    card_required: 403,
    charge_changed: 409,
    lot_changed: 409,
    auction_rules_changed: 409,
    categories_changed: 409,
    lot_in_use: 409,
  },
  origins: { auction: auctionOrigin },
  jobs: [closeLotJob, chargeWinnerJob, outbidMailJob, resultMailsJob, pruneRefusalsJob, pruneGivenUpJob],
  pages: auctionPages,
  pushes: [bidDataPush, lotDataPush, bidAlertPush, catalogueChangePush],
} as const satisfies Module
