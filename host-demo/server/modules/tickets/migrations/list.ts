import { ticketsSales } from './0030-tickets-sales.ts'

export const ticketsMigrations = { '0030-tickets-sales': ticketsSales }
