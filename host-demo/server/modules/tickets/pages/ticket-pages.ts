import { html } from 'hono/html'
import { ticketsRead } from '../../../../../src/api/tickets-read.ts'
import type { PageParts } from '../../page-parts.ts'
import { ticketList } from './ticket-list.ts'

const agendas = { en: 'Programme', de: 'Programm' }
const pay = {
  en: 'Your tickets',
  de: 'Ihre Karten',
  own: { term: 'ticket', en: 'Your {other}', de: 'Ihre {other}' },
}

/** The blocks and screens of tickets without script. */
export const ticketPages = {
  blocks: { tickets_listing: { words: ticketList, reads: ticketsRead.path } },
  screens: [
    'tickets',
    'ticket-checkout',
    'ticket-guest-checkout',
    'ticket-agendas',
    'ticket-guest-agendas',
    'your-tickets',
    'assign-guest',
    'ticket-rsvp',
    'confirm-ticket',
    'agendas',
  ],
  headings: {
    'ticket-checkout': pay,
    'ticket-guest-checkout': pay,
    'ticket-agendas': agendas,
    'ticket-guest-agendas': agendas,
  },
  ownTitles: {
    tickets: { term: 'ticket', en: '{other}', de: '{other}' },
    'your-tickets': { term: 'ticket', en: 'Your {other}', de: 'Ihre {other}' },
    'confirm-ticket': { term: 'ticket', en: 'Confirm {one}', de: '{one} bestätigen' },
  },
  views: {
    tickets: async ({ context, event }) => ({
      words: html`<section class="text">${await ticketList(context, event)}</section>`,
    }),
  },
} as const satisfies PageParts
