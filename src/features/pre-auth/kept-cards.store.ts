import { atom } from 'nanostores'
import { type Card, cards, chooseCard, removeCard } from '../../api/cards.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { createResource, type Resource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { userCall } from '../../store/user-call.ts'

/** The cards of whoever is signed in, the one for bids first. */
export function keptCards(site: Site): Resource<readonly Card[]> {
  const held = holder(site)
  const user = auth(site).$state.get().user?.user_id
  if (!held.cards || held.user !== user) {
    held.user = user
    held.cards = createResource<readonly Card[]>({
      environment: site.environment,
      load: () => userCall(site)(cards, {}),
    })
  }
  return held.cards
}

const holder = defineSlice('kept-cards', (): { user?: string | undefined; cards?: Resource<readonly Card[]> } => ({}))

/** What can be done with a kept card. `$at`: with which one it is being done. */
export function createCardActs(site: Site) {
  const $at = atom<string | undefined>()
  const call = userCall(site)
  const choose = createCommand<string>(site.environment, async card_id => {
    $at.set(card_id)
    keptCards(site).accept(await call(chooseCard, { card_id }))
  })
  const remove = createCommand<string>(site.environment, async card_id => {
    $at.set(card_id)
    await call(removeCard, { card_id })
    await keptCards(site).refresh()
  })
  return { choose, remove, $at }
}
