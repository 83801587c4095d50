import { useMessages } from '../../hooks/use-messages.ts'
import { Card } from '../../ui/card.tsx'
import { KeptCards } from './kept-cards.tsx'
import { preAuthMessages } from './pre-auth.messages.ts'

/** The same as a part of the account. */
export function Section() {
  const say = useMessages(preAuthMessages)
  return (
    <Card title={say('title')}>
      <p className="cards-quiet">{say('lead')}</p>
      <KeptCards />
    </Card>
  )
}
