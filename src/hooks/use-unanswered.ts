import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Failure } from '../api/errors.ts'
import type { Command } from '../store/command.ts'
import { isAnswered } from '../store/is-answered.ts'
import { unansweredMessages } from './unanswered.messages.ts'
import { useMessages } from './use-messages.ts'

type Shown = Readonly<{ title: string; text: string | undefined; kind?: 'info' }>

/**
 * What is shown of a failed try, with what is kept if the server has not answered. The catalogue's words only guess
 * that the network was lost, so they give way where it was.
 * @param kept has to hold while offline and afterwards: "Your choice is still here: please vote again."
 */
export function useUnanswered<T>(
  { $state }: Pick<Command<T>, '$state'>,
  shown: Shown | undefined,
  kept: string,
): Shown | undefined {
  const say = useMessages(unansweredMessages)
  const state = useStore($state)
  const failure = state.type === 'failed' && !isAnswered(state.failure) ? state.failure : undefined
  /** The failure after which the device was online again. */
  const [isOver, setOver] = useState<Failure>()

  useEffect(() => {
    if (failure?.type !== 'network') return
    const back = () => setOver(failure)
    globalThis.addEventListener('online', back)
    return () => globalThis.removeEventListener('online', back)
  }, [failure])

  if (!shown || !failure) return shown
  if (failure.type !== 'network') return { ...shown, text: [shown.text, kept].filter(Boolean).join(' ') }
  return isOver === failure ? { title: say('online'), text: kept, kind: 'info' } : { title: say('offline'), text: kept }
}
