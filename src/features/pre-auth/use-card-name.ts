import type { Card } from '../../api/cards.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { brandName } from '../../lib/card-name.ts'
import { preAuthMessages } from './pre-auth.messages.ts'

/** A card as text: "Visa ending in 4242". */
export function useCardName(): (card: Card) => string {
  const say = useMessages(preAuthMessages)
  return ({ brand, last4 }) => say('card', { brand: brandName(brand), last4 })
}
