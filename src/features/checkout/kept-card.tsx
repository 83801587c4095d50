import { useEffect, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useActivity } from '../../hooks/use-activity.ts'
import { Button } from '../../ui/button.tsx'
import type { CardProvider } from './provider.ts'
import { keptCard } from './stripe.ts'

type Props = Readonly<{
  publishableKey: string
  /** The provider's id of the card. */
  methodId: string
  /** Called with undefined while the card cannot be used for payment. */
  onCard: (card: CardProvider | undefined) => void
  words: { failed: string; retry: string }
}>

/** A saved card of the payer: nothing is typed, and the provider's script pays. */
export function KeptCard({ publishableKey, methodId, onCard, words }: Props) {
  useActivity('payment')
  const { site } = useSurroundings()
  const [round, setRound] = useState(0)
  const [isFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads the script again
  useEffect(() => {
    let gone = false
    setFailed(false)
    keptCard(publishableKey, methodId).then(
      card => gone || onCard(card),
      problem => {
        if (gone) return
        site.environment.report(problem, 'the card provider did not load')
        setFailed(true)
      },
    )
    return () => {
      gone = true
      onCard(undefined)
    }
  }, [publishableKey, methodId, onCard, round])

  if (!isFailed) return null
  return (
    <p role="alert">
      {words.failed} <Button onClick={() => setRound(round + 1)}>{words.retry}</Button>
    </p>
  )
}
