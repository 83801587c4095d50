import { html } from 'hono/html'
import { ticketsRead } from '../../../../../src/api/tickets-read.ts'
import type { PageParts } from '../../page-parts.ts'
import { ticketList } from './ticket-list.ts'

const agendas = { en: 'Programme', de: 'Programm' }
const pay = { en: 'Your tickets', de: 'Ihre Karten' }

/** The blocks and screens of tickets without script. */
export const ticketPages = {
  blocks: { tickets_listing: { words: ticketList, reads: ticketsRead.path } },
  screens: {
    tickets: { en: 'Tickets', de: 'Karten' },
    'ticket-checkout': pay,
    'ticket-guest-checkout': pay,
    'ticket-agendas': agendas,
    'ticket-guest-agendas': agendas,
    'your-tickets': { en: 'Your Tickets', de: 'Ihre Karten' },
    'assign-guest': { en: 'Assign Guest', de: 'Gäste eintragen' },
    'ticket-rsvp': { en: 'Ticket RSVP', de: 'Zusagen oder absagen' },
    'confirm-ticket': { en: 'Confirm Ticket', de: 'Karte bestätigen' },
    agendas: { en: 'Agendas', de: 'Programm' },
  },
  views: {
    tickets: async ({ context, event }) => ({
      words: html`<section class="text">${await ticketList(context, event)}</section>`,
    }),
  },
} as const satisfies PageParts
