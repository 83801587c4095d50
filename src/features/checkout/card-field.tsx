import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useActivity } from '../../hooks/use-activity.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { cardAppearance, cardFonts } from './card-appearance.ts'
import css from './card-field.css?inline'
import { lightDomSlot } from './light-dom-slot.ts'
import type { CardProvider } from './provider.ts'
import { mountCard } from './stripe.ts'

type Props = Readonly<{
  publishableKey: string
  /** Amount in minor units. undefined: nothing is charged; the card is saved for later. */
  amount: number | undefined
  currency: string
  /** Will the card be charged again without the payer present? */
  again?: boolean
  /** Called with undefined while the card cannot be used for payment. */
  onCard: (card: CardProvider | undefined) => void
  words: { failed: string; retry: string }
}>

/**
 * The card fields. The provider's iframe is a child of our element in the light DOM, and is shown here through a
 * slot.
 */
export function CardField({ publishableKey, amount, currency, again = false, onCard, words }: Props) {
  useStyles(css)
  // A reload would lose what is typed into the provider's iframe, and interrupt a payment.
  useActivity('payment')
  const { element, locale, site } = useSurroundings()
  const settings = useSettings()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const slot = useMemo(() => `card-${randomKey().slice(0, 8)}`, [])
  const card = useRef<CardProvider | undefined>(undefined)
  const shown = useRef({ amount, currency, again, locale })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry mounts the fields again
  useLayoutEffect(() => {
    let gone = false
    let remove = () => {}
    const { container, remove: removeSlot } = lightDomSlot(element, slot)
    setState('loading')
    mountCard(container, {
      publishableKey,
      ...shown.current,
      appearance: cardAppearance(element),
      fonts: cardFonts(settings, site.host),
      onReady: () => gone || setState('ready'),
    }).then(
      mounted => {
        remove = mounted.remove
        if (gone) return remove()
        card.current = mounted
        // The amount may have changed while the fields were loading.
        if (shown.current.amount !== undefined) mounted.setAmount(shown.current.amount)
        onCard(mounted)
      },
      problem => {
        if (gone) return
        site.environment.report(problem, 'the card field did not load')
        setState('failed')
      },
    )
    return () => {
      gone = true
      card.current = undefined
      onCard(undefined)
      remove()
      removeSlot()
    }
  }, [element, publishableKey, slot, onCard, round])

  useEffect(() => {
    shown.current.amount = amount
    if (amount !== undefined) card.current?.setAmount(amount)
  }, [amount])

  return (
    <div className="card-field" data-state={state} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton height={140} />}
      {state === 'failed' && (
        <p role="alert">
          {words.failed} <Button onClick={() => setRound(round + 1)}>{words.retry}</Button>
        </p>
      )}
      <slot name={slot} />
    </div>
  )
}
