import { atom } from 'nanostores'
import { beginCard, confirmCard } from '../../api/cards.ts'
import { failureIn } from '../../api/failure-in.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { savedCards } from '../../store/saved-cards.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import type { CardProvider } from '../checkout/provider.ts'

/** The state of saving a card. */
export type KeepCardState =
  | { type: 'open' }
  /** The card fields are incomplete: nothing was sent. */
  | { type: 'incomplete'; text: string }
  | { type: 'declined'; text: string }
  /** The bank is still deciding. */
  | { type: 'processing' }
  /** The card was sent, but no answer came: ask for the outcome again. */
  | { type: 'unsure'; intent: string }
  | { type: 'kept' }

/**
 * Saves a card for bids: the provider takes it, and only the server's confirmation counts. Nothing is charged.
 * @param replaces id of the card that is removed once the new one is saved
 */
export function createKeepCard(site: Site, replaces: string | undefined) {
  const $outcome = atom<KeepCardState>({ type: 'open' })
  const call = userCall(site)

  async function settle(intent: string): Promise<void> {
    try {
      const { setup_status, cards } = await call(confirmCard, { setup_intent_id: intent })
      if (setup_status === 'succeeded') {
        savedCards(site).accept(cards)
        $outcome.set({ type: 'kept' })
      } else $outcome.set(setup_status === 'processing' ? { type: 'processing' } : { type: 'declined', text: '' })
    } catch (problem) {
      if (!failureIn(problem)) throw problem
      $outcome.set({ type: 'unsure', intent })
    }
  }

  const keep = createCommand<CardProvider>(site.environment, async card => {
    $outcome.set({ type: 'open' })
    const incomplete = await card.validate()
    if (incomplete !== undefined) return $outcome.set({ type: 'incomplete', text: incomplete })
    const { setup_intent_id, client_secret } = await call(beginCard, { replaces: replaces ?? null })
    const { first_name = '', last_name = '', email = '' } = auth(site).$state.get().user ?? {}
    const refused = await card.confirm(client_secret, { name: `${first_name} ${last_name}`.trim(), email })
    if (refused) $outcome.set({ type: 'declined', text: refused.declined })
    else await settle(setup_intent_id)
  })

  const askAgain = createCommand<void>(site.environment, async () => {
    const outcome = $outcome.get()
    if (outcome.type === 'unsure') await settle(outcome.intent)
  })

  return { $outcome, keep, askAgain }
}

export type KeepCardStore = ReturnType<typeof createKeepCard>
