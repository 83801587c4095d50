import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Card } from '../../api/cards.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CardField } from '../checkout/card-field.tsx'
import type { CardProvider } from '../checkout/provider.ts'
import { createKeepCard } from './keep-card.store.ts'
import { KeepProblem } from './keep-problem.tsx'
import { preAuthMessages } from './pre-auth.messages.ts'
import { useCardName } from './use-card-name.ts'

type Props = Readonly<{
  /** The card that is removed once the new one is saved. */
  replaces: Card | undefined
  onKept: () => void
  onCancel?: () => void
}>

/** The provider's card fields, to save a card for later. */
export function KeepCard({ replaces, onKept, onCancel }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(preAuthMessages)
  const name = useCardName()
  const { stripe_publishable_key: key, currency } = useSettings()
  const [card, setCard] = useState<CardProvider>()
  const store = useMemo(() => createKeepCard(site, replaces?.card_id), [site, replaces?.card_id])
  const outcome = useStore(store.$outcome)
  const keeping = useStore(store.keep.$state)
  const busy = keeping.type === 'busy'
  const kept = useRef(onKept)
  kept.current = onKept

  useEffect(() => {
    if (outcome.type === 'kept') kept.current()
  }, [outcome])

  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = onCancel !== undefined

  // The pressed button is unmounted, so the focus must move on.
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])

  if (!key) return <Notice kind="warning" title={say('unavailable')} />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (card) void store.keep.run(card)
  }

  const title = replaces ? say('replaceTitle', { card: name(replaces) }) : say('addTitle')
  return (
    <form className="cards-form" noValidate onSubmit={submit} aria-label={title}>
      <h2 ref={heading} className="cards-title" tabIndex={-1}>
        {title}
      </h2>
      <CardField
        publishableKey={key}
        amount={undefined}
        currency={currency}
        onCard={setCard}
        words={{ failed: say('cardFailed'), retry: say('retry') }}
      />
      <KeepProblem store={store} />
      <div className="cards-foot">
        <Button
          variant="primary"
          type="submit"
          disabled={!card || outcome.type === 'unsure' || outcome.type === 'processing'}
          busy={busy}
          busyLabel={say('keeping')}
        >
          {say('keep')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
        <p className="cards-quiet">{say('noMoney')}</p>
      </div>
      <p className="cards-kept" role="status">
        {busy && keeping.slow && say('slow')}
      </p>
    </form>
  )
}
