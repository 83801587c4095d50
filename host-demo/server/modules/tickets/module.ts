import { ticketStockPush } from '../../../../src/api/tickets.ts'
import type { Module } from '../module.ts'
import { ticketsMigrations } from './migrations/list.ts'
import { ticketsData } from './personal-data.ts'
import { tickets as readTickets } from './selling/list-tickets.ts'
import { ticketOrigin } from './selling/origin.ts'
import { extendReservation, reserveTickets, ticketReservation } from './selling/reservation-handlers.ts'
import { stockJob } from './selling/stock-job.ts'
import { unlockTickets } from './selling/unlock-tickets.ts'
import { joinWaitingList } from './waiting/join.ts'
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
  },
  permissions: [],
  ...ticketsData,
  migrations: ticketsMigrations,
  words: germanTicketErrors,
  errors: {
    ticket_not_found: 404,
    ticket_sale_closed: 409,
    ticket_limit: 409,
    tickets_sold_out: 409,
    tickets_left: 409,
    reservation_not_found: 404,
    reservation_over: 409,
  },
  origins: { ticket: ticketOrigin },
  jobs: [stockJob],
  pushes: [ticketStockPush],
} as const satisfies Module
