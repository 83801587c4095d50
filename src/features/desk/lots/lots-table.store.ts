import { moveLot } from '../../../api/admin-lots.ts'
import { createCommand } from '../../../store/command.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createLotTable } from '../lot-table.store.ts'

interface Move {
  readonly id: string
  /** The lot's new number. */
  readonly number: number
  readonly onDone: () => void
}

/** The catalogue, including drafts. It keeps its page and search while a lot is edited. */
export const lotsTable = defineUserSlice('desk-lots', site => {
  const call = userCall(site)
  const table = createLotTable(site)
  /** What was asked for while another move was under way. */
  const waiting = new Map<string, Move>()
  let going: Move | undefined

  const move = createCommand<void>(site.environment, async () => {
    try {
      for (const next of waiting.values()) {
        going = next
        waiting.delete(next.id)
        await call(moveLot, { auction_item_id: next.id, number: next.number })
        await table.page.refresh()
        next.onDone()
      }
    } finally {
      waiting.clear()
      going = undefined
    }
  })

  return {
    table,
    move,
    /** Gives a lot another number. While it is on its way, the last number counts. */
    moveTo(wanted: Move): void {
      waiting.set(wanted.id, wanted)
      void move.run()
    },
    /** The number that a lot will have once its moves are done. */
    numberOf: ({ auction_item_id: id, number }: { auction_item_id: string; number: number }) =>
      (waiting.get(id) ?? (going?.id === id ? going : undefined))?.number ?? number,
  }
})
