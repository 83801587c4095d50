import type { DemoAuction } from '../demo-auction.ts'
import { promises } from './summer-fayre-lots/promises.ts'
import { things } from './summer-fayre-lots/things.ts'

/** Twelve small lots: promises of parents and teachers, and things to buy. */
export const summerFayreAuction: DemoAuction = {
  categories: { school: 'From school', days: 'Days out', made: 'Made by hand', wishes: 'For the playground' },
  lots: [...promises, ...things],
}
