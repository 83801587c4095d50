import { auctionLots } from './0020-auction-lots.ts'

export const auctionMigrations = { '0020-auction-lots': auctionLots }
