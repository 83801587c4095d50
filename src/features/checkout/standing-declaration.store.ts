import { atom } from 'nanostores'
import { type StandingGiftAid, standingGiftAid } from '../../api/standing-gift-aid.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'

/** The signed-in payer's earlier Gift Aid declaration. If it cannot be loaded, they are asked like anybody else. */
export function createStandingDeclaration(site: Site) {
  const $found = atom<StandingGiftAid | undefined>()
  const ask = createCommand<string | undefined>(site.environment, async userId => {
    $found.set(undefined)
    if (userId !== undefined) $found.set((await site.client.call(standingGiftAid, {})).declaration)
  })
  return { $found, ask }
}
