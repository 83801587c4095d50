import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { savedCards } from '../../store/saved-cards.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ManageCards } from './manage-cards.tsx'
import { preAuthMessages } from './pre-auth.messages.ts'

type Props = Readonly<{
  /** Continues to what the card is needed for. undefined: nothing in particular. */
  onGoOn: (() => void) | undefined
}>

/** Asks for a card before the first bid. */
export function PreAuth({ onGoOn }: Props) {
  const say = useMessages(preAuthMessages)
  const state = useStore(useUserSlice(savedCards).$state)
  const isReady = state.type === 'ready' && state.value.some(card => card.is_default && !card.is_expired)
  return (
    <Page width="reading" title={say('title')} lead={say('lead')}>
      <ManageCards />
      {isReady && onGoOn && (
        <div>
          <Button variant="primary" onClick={onGoOn}>
            {say('goOn')}
          </Button>
        </div>
      )}
    </Page>
  )
}
