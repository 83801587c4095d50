import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { Card } from '../../api/cards.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useFresh } from '../../hooks/use-resource.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { savedCards } from '../../store/saved-cards.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { createCardActions } from './card-actions.store.ts'
import { CardRow } from './card-row.tsx'
import { KeepCard } from './keep-card.tsx'
import css from './pre-auth.css?inline'
import { preAuthMessages } from './pre-auth.messages.ts'
import { useCardName } from './use-card-name.ts'

/** The cards saved for bids: add, replace, remove. */
export function ManageCards() {
  useStyles(css)
  const say = useMessages(preAuthMessages)
  const cards = useUserSlice(savedCards)
  useFresh(cards)
  const frame = useExplained(cards, { loading: say('loading'), failed: say('failed') })
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={72} radius={12} />} Problem={NoticeProblem}>
      {cards => <Cards cards={cards} />}
    </ResourceFrame>
  )
}

function Cards({ cards }: Readonly<{ cards: readonly Card[] }>) {
  const { site } = useSurroundings()
  const say = useMessages(preAuthMessages)
  const name = useCardName()
  const acts = useMemo(() => createCardActions(site), [site])
  /** The card being replaced; `new`: a card is being added. */
  const [open, setOpen] = useState<Card | 'new'>()
  const [leaving, setLeaving] = useState<Card>()
  const [kept, setKept] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const removing = useStore(acts.remove.$state)
  const choosing = useStore(acts.choose.$state)
  const isChoosing = choosing.type === 'busy'
  const at = useStore(acts.$at)
  const failed = removing.type === 'failed' ? removing : choosing.type === 'failed' ? choosing : undefined
  const failure = useFailure(failed?.failure)
  const form = open ?? (cards.length ? undefined : 'new')

  async function remove(card: Card) {
    await acts.remove.run(card.card_id)
    setLeaving(undefined)
  }

  function close(isKept: boolean) {
    setOpen(undefined)
    setKept(isKept)
    // The focused element is unmounted.
    container.current?.focus()
  }

  return (
    <div ref={container} className="cards" tabIndex={-1}>
      <p className="cards-kept" role="status">
        {kept && say('kept')}
      </p>
      {cards.length > 0 && (
        <ul className="cards-list" aria-label={say('cards')}>
          {cards.map(card => (
            <CardRow
              key={card.card_id}
              card={card}
              busy={isChoosing && at === card.card_id}
              disabled={isChoosing}
              onChoose={() => void acts.choose.run(card.card_id)}
              onChange={() => setOpen(card)}
              onRemove={() => setLeaving(card)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {form ? (
        <KeepCard
          key={form === 'new' ? 'new' : form.card_id}
          replaces={form === 'new' ? undefined : form}
          onKept={() => close(true)}
          {...(open && { onCancel: () => close(false) })}
        />
      ) : (
        <div>
          <Button onClick={() => setOpen('new')}>{say('add')}</Button>
        </div>
      )}
      <Dialog
        open={leaving !== undefined}
        title={say('removeTitle')}
        closeLabel={say('cancel')}
        onClose={() => setLeaving(undefined)}
        actions={
          leaving && (
            <>
              <Button onClick={() => setLeaving(undefined)}>{say('cancel')}</Button>
              <Button
                variant="primary"
                busy={removing.type === 'busy'}
                busyLabel={say('removing')}
                onClick={() => void remove(leaving)}
              >
                {say('remove')}
              </Button>
            </>
          )
        }
      >
        {leaving && <p>{say('removeText', { card: name(leaving) })}</p>}
      </Dialog>
    </div>
  )
}
