import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useWork } from '../../hooks/use-work.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { cardAppearance } from './card-appearance.ts'
import css from './card-field.css?inline'
import { lightPlace } from './light-place.ts'
import type { CardProvider } from './provider.ts'
import { mountCard } from './stripe.ts'

type Props = Readonly<{
  publishableKey: string
  /** Minor units of the currency; undefined: nothing is paid, the card is kept for later. */
  amount: number | undefined
  currency: string
  /** Is it charged again later, without the payer? */
  again?: boolean
  /** Called with undefined while there is no card to pay with. */
  onCard: (card: CardProvider | undefined) => void
  words: { failed: string; retry: string }
}>

/**
 * The card's fields. The provider's frame stands in the light DOM, as a child
 * of our element, and shows here through a slot.
 */
export function CardField({ publishableKey, amount, currency, again = false, onCard, words }: Props) {
  useStyles(css)
  // Neither what is typed into the provider's frame nor a payment survives a reload of the page.
  useWork('payment')
  const { element, locale, site } = useSurroundings()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const slot = useMemo(() => `card-${randomKey().slice(0, 8)}`, [])
  const card = useRef<CardProvider | undefined>(undefined)
  const shown = useRef({ amount, currency, again, locale })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round mounts anew
  useLayoutEffect(() => {
    let gone = false
    let remove = () => {}
    const { place, remove: removePlace } = lightPlace(element, slot)
    setState('loading')
    mountCard(place, {
      publishableKey,
      ...shown.current,
      appearance: cardAppearance(element),
      onReady: () => gone || setState('ready'),
    }).then(
      mounted => {
        remove = mounted.remove
        if (gone) return remove()
        card.current = mounted
        // The sum may have changed while the fields were on their way.
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
      removePlace()
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
