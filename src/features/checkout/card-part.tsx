import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Card } from '../../api/cards.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { brandName, expiryOf } from '../../lib/card-name.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { CardField } from './card-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { KeptCard } from './kept-card.tsx'
import { useUsableCards } from './use-usable-cards.ts'
import { Waiting } from './waiting.tsx'

type Props = Readonly<{
  checkout: Checkout
  publishableKey: string
  /** Minor units. */
  amount: number
  /** Will the card be charged again without the payer present? */
  again: boolean
}>

/** The card that pays: a saved one, if the payer may choose it, or another. */
export function CardPart({ checkout, publishableKey, amount, again }: Props) {
  const say = useMessages(checkoutMessages)
  const { currency } = useSettings()
  const isFixed = useStore(checkout.$isFixed)
  const { keptCard } = useStore(checkout.$questions)
  const { cards, isLate } = useUsableCards(keptCard)
  const [chosen, setChosen] = useState<string>()
  // A card that is being typed stays when the saved ones arrive.
  useEffect(() => {
    if (isLate) setChosen(now => now ?? other)
  }, [isLate])
  if (!cards) return <Waiting key="waiting" height={140} />
  const value = chosen ?? cards[0]?.card_id ?? other
  const kept = cards.find(({ card_id }) => card_id === value)
  const shared = {
    publishableKey,
    onCard: checkout.$card.set,
    words: { failed: say('cardFailed'), retry: say('retry') },
  }
  const choiceOf = (card: Card) => ({
    value: card.card_id,
    title: say('keptCard', { brand: brandName(card.brand), last4: card.last4 }),
    description: say('keptExpires', { date: expiryOf(card) }),
    disabled: isFixed,
  })
  return (
    <>
      {cards.length > 0 && (
        <RadioGroup
          legend={say('payWith')}
          name="card"
          value={value}
          choices={[...cards.map(choiceOf), { value: other, title: say('otherCard'), disabled: isFixed }]}
          onChoose={setChosen}
        />
      )}
      {kept ? (
        <KeptCard key={value} methodId={kept.payment_method_id} {...shared} />
      ) : (
        // A card for later payments too needs other card fields.
        <CardField key={String(again)} amount={amount} currency={currency} again={again} {...shared} />
      )}
    </>
  )
}

const other = 'other'
