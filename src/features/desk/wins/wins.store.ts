import { atom } from 'nanostores'
import { adminWins, chargeWin, type DeskWin, mailPaymentLink, receiveWin } from '../../../api/admin-auction.ts'
import type { InputOf, OutputOf } from '../../../api/endpoint.ts'
import { createCommand } from '../../../store/command.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export const statuses = ['unpaid', 'failed', 'paid', 'refunded', 'all'] as const
export type WinStatus = (typeof statuses)[number]
interface Received {
  readonly win: DeskWin
  readonly sent: Pick<InputOf<typeof receiveWin>, 'paid_by' | 'name' | 'email'>
  readonly onDone: () => void
}
export type WinsPage = OutputOf<typeof adminWins>

/** What was won, and whether it is paid. */
export const winsTable = defineUserSlice('desk-wins', site => {
  const { environment } = site
  const call = userCall(site)
  const $status = atom<WinStatus>('unpaid')
  const table = createTable<DeskWin, WinsPage>(environment, ({ search, page, limit }) =>
    call(adminWins, { status: $status.get(), search: search || undefined, page: String(page), limit: String(limit) }),
  )
  const path = ({ auction_item_id, paddle }: DeskWin) => ({ auction_item_id, paddle: String(paddle) })
  const charge = createCommand<DeskWin>(environment, async win => {
    await call(chargeWin, path(win))
    await table.page.refresh()
  })
  const link = createCommand<{ win: DeskWin; onDone: () => void }>(environment, async ({ win, onDone }) => {
    await call(mailPaymentLink, path(win))
    onDone()
    // What was refunded is owed again.
    if (win.refunded_at) await table.page.refresh()
  })
  const receive = createCommand<Received>(environment, async ({ win, sent, onDone }) => {
    await call(receiveWin, { ...sent, ...path(win) })
    onDone()
    await table.page.refresh()
  })
  function show(status: WinStatus): void {
    $status.set(status)
    table.turn(1)
  }
  return { table, $status, show, charge, link, receive }
})
