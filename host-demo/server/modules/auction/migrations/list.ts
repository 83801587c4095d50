import { auctionLots } from './0020-auction-lots.ts'
import { auctionCatalogue } from './0022-auction-catalogue.ts'
import { auctionFloor } from './0022-auction-floor.ts'
import { auctionRefunds } from './0038-auction-refunds.ts'
import { auctionWon } from './0041-auction-won.ts'
import { auctionRefusedBids } from './0044-auction-refused-bids.ts'
import { auctionWinIds } from './0048-auction-win-ids.ts'
import { auctionActionHashes } from './0050-auction-action-hashes.ts'
import { auctionLogAddresses } from './0055-auction-log.ts'
import { auctionPictureIndexes } from './0068-auction-picture-indexes.ts'
import { auctionGivenUpBids } from './0079-auction-given-up-bids.ts'

export const auctionMigrations = {
  '0020-auction-lots': auctionLots,
  '0022-auction-catalogue': auctionCatalogue,
  '0022-auction-floor': auctionFloor,
  '0038-auction-refunds': auctionRefunds,
  '0041-auction-won': auctionWon,
  '0044-auction-refused-bids': auctionRefusedBids,
  '0048-auction-win-ids': auctionWinIds,
  '0050-auction-action-hashes': auctionActionHashes,
  '0055-auction-log': auctionLogAddresses,
  '0068-auction-picture-indexes': auctionPictureIndexes,
  '0079-auction-given-up-bids': auctionGivenUpBids,
}
