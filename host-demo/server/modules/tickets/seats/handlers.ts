import { adminAgendas, saveAgendas } from '../agendas/desk-agendas.ts'
import { agendas, chooseAgendas } from '../agendas/handlers.ts'
import { adminGuests } from './desk-guests.ts'
import { addGuest, editGuest, inviteByDesk } from './desk-handlers.ts'
import { claimSeat, seatByLink, transferSeat } from './guest-handlers.ts'
import { importGuests } from './import-guests.ts'
import { mailTicketLinks } from './mail-links.ts'
import { inviteGuest, orderGuests, reassignGuest, recallGuest, saveGuests } from './owner-handlers.ts'
import { refundSeats, seatRefund } from './refund-seats.ts'
import { yourTickets } from './your-tickets.ts'

/** What buyers, guests and organisers may do with seats. */
export const seatHandlers = {
  importGuests,
  orderGuests,
  saveGuests,
  inviteGuest,
  recallGuest,
  reassignGuest,
  yourTickets,
  seatByLink,
  claimSeat,
  transferSeat,
  mailTicketLinks,
  agendas,
  chooseAgendas,
  adminGuests,
  addGuest,
  editGuest,
  inviteByDesk,
  seatRefund,
  refundSeats,
  adminAgendas,
  saveAgendas,
}
