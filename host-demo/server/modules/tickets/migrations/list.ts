import { ticketsSales } from './0030-tickets-sales.ts'
import { ticketsSeats } from './0031-tickets-seats.ts'
import { ticketsAddOns } from './0036-tickets-add-ons.ts'
import { ticketsClosedSessions } from './0037-tickets-closed-sessions.ts'
import { ticketsCancelledSeats } from './0043-tickets-cancelled-seats.ts'
import { ticketsPaidBaskets } from './0047-tickets-paid-baskets.ts'
import { ticketsPartPrices } from './0049-tickets-part-prices.ts'
import { ticketsLog } from './0055-tickets-log.ts'
import { ticketsEndedExtras } from './0060-tickets-ended-extras.ts'

export const ticketsMigrations = {
  '0030-tickets-sales': ticketsSales,
  '0031-tickets-seats': ticketsSeats,
  '0036-tickets-add-ons': ticketsAddOns,
  '0037-tickets-closed-sessions': ticketsClosedSessions,
  '0043-tickets-cancelled-seats': ticketsCancelledSeats,
  '0047-tickets-paid-baskets': ticketsPaidBaskets,
  '0049-tickets-part-prices': ticketsPartPrices,
  '0055-tickets-log': ticketsLog,
  '0060-tickets-ended-extras': ticketsEndedExtras,
}
