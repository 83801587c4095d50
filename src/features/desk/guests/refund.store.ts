import { refundSeats, type SeatRefund, seatRefund } from '../../../api/admin-guests.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { guestsTable } from './guests.store.ts'

export type RefundableSeat = SeatRefund['seats'][number]

export type RefundableExtra = SeatRefund['extras'][number]

export interface Chosen {
  readonly seats: readonly RefundableSeat[]
  readonly extras: readonly RefundableExtra[]
}

/** The refundable seats and extras of the order that a seat belongs to, and their refund. */
export function createSeatRefund(site: Site, guest_ticket_id: string, onDone: (chosen: Chosen) => void) {
  const { environment } = site
  const call = userCall(site)
  const order = createResource<SeatRefund>({ environment, load: () => call(seatRefund, { guest_ticket_id }) })
  const refund = createCommand<Chosen>(environment, async ({ seats, extras }) => {
    try {
      await call(refundSeats, {
        guest_ticket_ids: seats.map(seat => seat.guest_ticket_id),
        extra_ids: extras.map(({ extra_id }) => extra_id),
        even_inYN: seats.some(({ checkin_status }) => checkin_status === 'in') ? 'yes' : 'no',
      })
      onDone({ seats, extras })
    } finally {
      void order.refresh()
      void guestsTable(site).table.page.refresh()
    }
  })
  return { order, refund }
}
