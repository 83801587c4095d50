import type { Card } from '../../api/cards.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { expiryOf } from '../../lib/card-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { cardIcon } from '../../ui/icons.ts'
import { preAuthMessages } from './pre-auth.messages.ts'
import { useCardName } from './use-card-name.ts'

type Props = Readonly<{
  card: Card
  /** It is being made the default card for bids. */
  busy: boolean
  /** This or another card is. */
  disabled: boolean
  onChoose: () => void
  onChange: () => void
  onRemove: () => void
}>

export function CardRow({ card, busy, disabled, onChoose, onChange, onRemove }: Props) {
  const say = useMessages(preAuthMessages)
  const name = useCardName()(card)
  return (
    <li className="cards-row">
      <Icon path={cardIcon} size={24} />
      <div className="cards-facts">
        <p className="cards-name">
          {name} {card.is_default && <Badge kind="success">{say('isDefault')}</Badge>}{' '}
          {card.is_expired && <Badge kind="error">{say('expired')}</Badge>}
        </p>
        <p className="cards-quiet">{say('expires', { date: expiryOf(card) })}</p>
      </div>
      <div className="cards-acts">
        {!card.is_default && !card.is_expired && (
          <Button
            variant="quiet"
            label={say('chooseLabel', { card: name })}
            busy={busy}
            disabled={disabled}
            onClick={onChoose}
          >
            {say('choose')}
          </Button>
        )}
        <Button variant="quiet" label={say('replaceLabel', { card: name })} onClick={onChange}>
          {say('replace')}
        </Button>
        <Button variant="quiet" label={say('removeLabel', { card: name })} onClick={onRemove}>
          {say('remove')}
        </Button>
      </div>
    </li>
  )
}
