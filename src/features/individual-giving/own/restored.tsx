import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useRef, useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ownMessages } from './own.messages.ts'

type Props = Readonly<{ $restored: ReadableAtom<boolean>; onDiscard: () => void }>

/** Says that the fields hold unsaved values from before a reload, and offers to discard them. */
export function Restored({ $restored, onDiscard }: Props) {
  const say = useMessages(ownMessages)
  const isRestored = useStore($restored)
  const [isDiscarded, setDiscarded] = useState(false)
  const container = useRef<HTMLParagraphElement>(null)

  function discard(): void {
    onDiscard()
    setDiscarded(true)
    // The button is removed, so the focus must move.
    container.current?.focus()
  }

  return (
    <p ref={container} tabIndex={-1} role="status" className="own-restored">
      {isRestored ? (
        <>
          {say('restored')}{' '}
          <Button variant="quiet" onClick={discard}>
            {say('discard')}
          </Button>
        </>
      ) : (
        isDiscarded && say('discarded')
      )}
    </p>
  )
}
