import { ticketStockPush } from '../../../../src/api/tickets.ts'
import type { Module } from '../module.ts'
import { undoableAgendas } from './agendas/desk-agendas.ts'
import { sessionMovedJob } from './agendas/moved-sessions.ts'
import { ticketsMigrations } from './migrations/list.ts'
import { deleteTickets, saveTicketAddOn, saveTicketBundle, saveTicketType } from './offers/edit-offers.ts'
import { adminTickets } from './offers/read-offers.ts'
import { loggedOffers } from './offers/undo.ts'
import { ticketPages } from './pages/ticket-pages.ts'
import { ticketsData } from './personal-data.ts'
import { choicesFullJob } from './seats/choices-full.ts'
import { undoableGuest } from './seats/desk-handlers.ts'
import { endedMailJob } from './seats/ended-mail.ts'
import { seatHandlers } from './seats/handlers.ts'
import { orderMailJob } from './seats/order-mail.ts'
import { pruneNeedsJob } from './seats/prune-needs.ts'
import { remindJob } from './seats/remind.ts'
import { undoableImport } from './seats/undo-import.ts'
import { germanSeatErrors } from './seats/words.de.ts'
import { tickets as readTickets } from './selling/list-tickets.ts'
import { ticketOrigin } from './selling/origin.ts'
import { extendReservation, reserveTickets, ticketReservation } from './selling/reservation-handlers.ts'
import { pruneBasketsJob } from './selling/reservations.ts'
import { saleTimesJob } from './selling/sale-times.ts'
import { stockJob } from './selling/stock-job.ts'
import { unlockTickets } from './selling/unlock-tickets.ts'
import { joinWaitingList } from './waiting/join.ts'
import { leaveWaitingList, waitingPlace } from './waiting/leave.ts'
import { adminWaitingList } from './waiting/read-waiting.ts'
import { walletPage } from './wallet/wallet-page.ts'
import { germanTicketErrors } from './words.de.ts'

export const tickets = {
  name: 'tickets',
  handlers: {
    tickets: readTickets,
    unlockTickets,
    reserveTickets,
    ticketReservation,
    extendReservation,
    joinWaitingList,
    waitingPlace,
    leaveWaitingList,
    adminWaitingList,
    adminTickets,
    saveTicketType,
    saveTicketBundle,
    saveTicketAddOn,
    deleteTickets,
    ...seatHandlers,
  },
  permissions: ['viewlist', 'add', 'edit', 'delete'],
  logs: {
    guest: { viewNeeds: 'tickets.viewlist', undo: undoableGuest },
    guest_import: { viewNeeds: 'tickets.viewlist', undo: undoableImport },
    guest_refund: { viewNeeds: 'tickets.viewlist' },
    agendas: { viewNeeds: 'tickets.viewlist', undo: undoableAgendas },
    ...loggedOffers,
  },
  ...ticketsData,
  migrations: ticketsMigrations,
  words: { ...germanTicketErrors, ...germanSeatErrors },
  errors: {
    ticket_not_found: 404,
    ticket_sale_closed: 409,
    ticket_limit: 409,
    more_than_offered: 409,
    tickets_sold_out: 409,
    tickets_left: 409,
    no_waiting_list: 409,
    waiting_not_found: 404,
    tickets_busy: 429,
    reservation_not_found: 404,
    reservation_over: 409,
    basket_paid: 409,
    basket_promised: 409,
    tickets_in_use: 409,
    agenda_required: 409,
    agenda_full: 409,
    seat_not_found: 404,
    seat_ended: 409,
    seat_declined: 409,
    seat_without_order: 409,
    add_on_without_ticket: 409,
    tickets_changed: 409,
    refund_too_large: 409,
    seat_claimed: 409,
    guest_in_house: 409,
    guest_without_email: 409,
    guest_changed: 409,
    agendas_changed: 409,
  },
  origins: { ticket: ticketOrigin },
  jobs: [
    sessionMovedJob,
    stockJob,
    saleTimesJob,
    orderMailJob,
    endedMailJob,
    choicesFullJob,
    remindJob,
    pruneNeedsJob,
    pruneBasketsJob,
  ],
  pushes: [ticketStockPush],
  linkedPages: walletPage,
  pages: ticketPages,
} as const satisfies Module
