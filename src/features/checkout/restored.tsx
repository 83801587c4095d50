import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useRef, useState } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './restored.css?inline'
import { restoredMessages } from './restored.messages.ts'

type Props = Readonly<{ $restored: ReadableAtom<boolean>; discard: () => void }>

/** Says that the fields hold unsaved values from before a reload, and offers to discard them. */
export function Restored({ $restored, discard }: Props) {
  useStyles(css)
  const say = useMessages(restoredMessages)
  const isRestored = useStore($restored)
  const [isDiscarded, setDiscarded] = useState(false)
  const container = useRef<HTMLParagraphElement>(null)

  function press(): void {
    discard()
    setDiscarded(true)
    // The button is removed, so the focus must move.
    container.current?.focus()
  }

  return (
    <p ref={container} tabIndex={-1} role="status" className="restored">
      {isRestored ? (
        <>
          <span>{say('restored')}</span>
          <Button variant="quiet" onClick={press}>
            {say('discard')}
          </Button>
        </>
      ) : (
        isDiscarded && say('discarded')
      )}
    </p>
  )
}
