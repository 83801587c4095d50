import type { KeyboardEvent } from 'react'
import type { AdminLotRow } from '../../../api/admin-lots.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { menuIcon } from '../../../ui/icons.ts'
import { lotsMessages } from './lots.messages.ts'

type Props = Readonly<{ lot: AdminLotRow; onMove: (number: number) => void }>

/** The handle to move a lot, by dragging or with the arrow keys. */
export function MoveHandle({ lot: { number, title }, onMove }: Props) {
  const say = useMessages(lotsMessages)

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(number + step)
  }

  return (
    <button type="button" className="lots-handle" aria-label={say('move', { number, title })} onKeyDown={press}>
      <Icon path={menuIcon} size={18} />
    </button>
  )
}
