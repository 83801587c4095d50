import { atom } from 'nanostores'
import { adminWins, chargeWin, type DeskWin, mailPaymentLink, receiveWin } from '../../../api/admin-wins.ts'
import type { InputOf, OutputOf } from '../../../api/endpoint.ts'
import { check, email, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { createChange, createTable, reread } from '../table.store.ts'

export const statuses = ['unpaid', 'failed', 'paid', 'refunded', 'all'] as const
export type WinStatus = (typeof statuses)[number]
type Received = Pick<InputOf<typeof receiveWin>, 'paid_by' | 'name' | 'email'>
export type WinsPage = OutputOf<typeof adminWins>

/** The table of wins, and whether they are paid. */
export const winsTable = defineUserSlice('desk-wins', site => {
  const { environment } = site
  const call = userCall(site)
  const $status = atom<WinStatus>('unpaid')
  const table = createTable<DeskWin, WinsPage>(environment, ({ search, page, limit }) =>
    call(adminWins, { status: $status.get(), search: search || undefined, page: String(page), limit: String(limit) }),
  )
  const charge = createChange<{ win: DeskWin; onDone: (isPaid: boolean) => void }>(
    environment,
    table,
    async ({ win, onDone }) => {
      const { charge } = await call(chargeWin, { ...pathOf(win), ...sumOf(win) })
      onDone(charge === 'paid')
    },
  )
  // A refunded win is owed again once a link is sent.
  const link = createChange<{ win: DeskWin; onDone: () => void }>(environment, table, async ({ win, onDone }) => {
    await call(mailPaymentLink, pathOf(win))
    onDone()
  })
  const receive = (win: DeskWin, sent: Received) => reread(table, () => call(receiveWin, { ...sent, ...pathOf(win) }))
  function show(status: WinStatus): void {
    $status.set(status)
    table.turn(1)
  }
  return { table, $status, show, charge, link, receive }
})

/** What is confirmed before a charge. undefined: an older server names no sum, so nothing is charged. */
export function sumOf({ charge_amount, charge_items }: DeskWin) {
  return charge_amount === undefined || charge_items === undefined ? undefined : { charge_amount, charge_items }
}

/** Mails the payment link to an address that the winner has given the desk. */
export function createMailForm(site: Site, win: DeskWin, onMailed: (email: string) => void) {
  const form = createForm<{ email: string }>({
    environment: site.environment,
    values: { email: '' },
    check(typed): Problems<{ email: string }> {
      const problem = check(typed.email, [required, email])
      return problem ? { email: problem } : {}
    },
    async send(typed) {
      const mailed = typed.email.trim()
      await reread(winsTable(site).table, () => userCall(site)(mailPaymentLink, { ...pathOf(win), email: mailed }))
      onMailed(mailed)
    },
  })
  return keepForm(site, `payment link ${win.auction_item_id} ${win.paddle}`, form)
}

const pathOf = ({ auction_item_id, paddle }: DeskWin) => ({ auction_item_id, paddle: String(paddle) })
