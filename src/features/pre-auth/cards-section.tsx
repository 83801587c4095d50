import { useMessages } from '../../hooks/use-messages.ts'
import { Card } from '../../ui/card.tsx'
import { ManageCards } from './manage-cards.tsx'
import { preAuthMessages } from './pre-auth.messages.ts'

/** Saved cards as a section of the account. */
export function Section() {
  const say = useMessages(preAuthMessages)
  return (
    <Card title={say('title')}>
      <p className="cards-quiet">{say('lead')}</p>
      <ManageCards />
    </Card>
  )
}
