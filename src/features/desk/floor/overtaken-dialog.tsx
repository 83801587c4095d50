import { useStore } from '@nanostores/react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { leaderWords } from '../paddle-words.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'

/** The leading bid on screen when the operator pressed the hammer. */
export interface SeenBid {
  readonly price: number | undefined
  readonly leader_mark: string | undefined
}

type Props = Readonly<{
  lot: DeskLot
  store: DeskLotStore
  struckAt: SeenBid | undefined
  label: string
  onSell: () => void
  money: (minor: number) => string
}>

/** Asks again if another bid came in before the hammer, as soon as that bid is on screen. */
export function OvertakenDialog({ lot, store, struckAt, label, onSell, money }: Props) {
  const say = useMessages(floorMessages)
  const state = useStore(store.command.$state)
  const { failure } = state.type === 'failed' ? state : {}
  const isOvertaken = failure?.type === 'http' && failure.said.error === 'bid_overtaken'
  const { price } = lot
  const isNew = struckAt?.price !== price || struckAt?.leader_mark !== lot.leader_marks[0]
  return (
    <AlertDialog
      open={isOvertaken && struckAt !== undefined && price !== undefined && isNew}
      title={say('overtakenTitle')}
      action={{ label, run: onSell }}
      cancel={{ label: say('keep'), run: store.command.clear }}
    >
      <p>{say('overtakenText', { paddle: leaderWords(lot).join(', '), price: money(price ?? 0) })}</p>
    </AlertDialog>
  )
}
