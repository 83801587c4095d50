import type { DemoAuction } from '../demo-auction.ts'
import { buyNowLots } from './moonlight-ball-lots/buy-now-lots.ts'
import { liveLots } from './moonlight-ball-lots/live-lots.ts'
import { sealedLots } from './moonlight-ball-lots/sealed-lots.ts'
import { silentArts } from './moonlight-ball-lots/silent-arts.ts'
import { silentHome } from './moonlight-ball-lots/silent-home.ts'
import { silentStays } from './moonlight-ball-lots/silent-stays.ts'
import { sponsorItems } from './moonlight-ball-lots/sponsor-items.ts'

/** Sixty lots of every kind. Some end within minutes, some have ended, most end on the night. */
export const moonlightBallAuction: DemoAuction = {
  categories: {
    stays: 'Stays',
    journeys: 'Journeys',
    food: 'Food and drink',
    stage: 'Music, stage and books',
    art: 'Arts and crafts',
    outdoors: 'Sport and outdoors',
    home: 'Home and garden',
    children: 'For children',
    wishes: 'Wishes of Starling House',
  },
  lots: [...liveLots, ...silentStays, ...silentArts, ...silentHome, ...sealedLots, ...buyNowLots, ...sponsorItems],
}
