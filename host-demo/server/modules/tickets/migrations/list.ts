import { ticketsSales } from './0030-tickets-sales.ts'
import { ticketsSeats } from './0031-tickets-seats.ts'

export const ticketsMigrations = { '0030-tickets-sales': ticketsSales, '0031-tickets-seats': ticketsSeats }
