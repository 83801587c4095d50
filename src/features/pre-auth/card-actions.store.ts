import { atom } from 'nanostores'
import { chooseCard, removeCard } from '../../api/cards.ts'
import { createCommand } from '../../store/command.ts'
import { savedCards } from '../../store/saved-cards.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'

/** The actions on a saved card. `$at`: the card that an action is running on. */
export function createCardActions(site: Site) {
  const $at = atom<string | undefined>()
  const call = userCall(site)
  const choose = createCommand<string>(site.environment, async card_id => {
    $at.set(card_id)
    savedCards(site).accept(await call(chooseCard, { card_id }))
  })
  const remove = createCommand<string>(site.environment, async card_id => {
    $at.set(card_id)
    await call(removeCard, { card_id })
    await savedCards(site).refresh()
  })
  return { choose, remove, $at }
}
