import { useStore } from '@nanostores/react'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { KeepCardStore } from './keep-card.store.ts'
import { preAuthMessages } from './pre-auth.messages.ts'

/** Why a card could not be saved, and what to do. */
export function KeepProblem({ store }: Readonly<{ store: KeepCardStore }>) {
  const say = useMessages(preAuthMessages)
  const outcome = useStore(store.$outcome)
  const keeping = useStore(store.keep.$state)
  const asking = useStore(store.askAgain.$state).type === 'busy'
  const failure = useFailure(keeping.type === 'failed' ? keeping.failure : undefined)
  if (failure) {
    return (
      <Notice kind="error" title={failure.title}>
        {failure.text}
      </Notice>
    )
  }
  if (outcome.type === 'incomplete') {
    return (
      <Notice kind="error" title={say('incompleteTitle')}>
        {outcome.text}
      </Notice>
    )
  }
  if (outcome.type === 'declined') {
    return (
      <Notice kind="error" title={say('declinedTitle')}>
        {outcome.text} {say('declined')}
      </Notice>
    )
  }
  if (outcome.type === 'processing') {
    return (
      <Notice kind="info" title={say('processingTitle')}>
        {say('processing')}
      </Notice>
    )
  }
  if (outcome.type !== 'unsure') return null
  const again = (
    <Button busy={asking} onClick={() => void store.askAgain.run()}>
      {say('checkAgain')}
    </Button>
  )
  return (
    <Notice kind="warning" title={say('unsureTitle')} action={again}>
      {say('unsure')}
    </Notice>
  )
}
