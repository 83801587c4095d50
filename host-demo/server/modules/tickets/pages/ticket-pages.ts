import { html } from 'hono/html'
import { ticketsRead } from '../../../../../src/api/tickets-read.ts'
import type { PageParts } from '../../page-parts.ts'
import { ticketList } from './ticket-list.ts'

const pay = { en: 'Your tickets', de: 'Ihre Karten' }

/** What is sold, without script. */
export const ticketPages = {
  blocks: { tickets_listing: { words: ticketList, reads: ticketsRead.path } },
  screens: {
    tickets: { en: 'Tickets', de: 'Karten' },
    'ticket-checkout': pay,
    'ticket-guest-checkout': pay,
  },
  views: {
    tickets: async ({ context, event }) => ({
      words: html`<section class="text">${await ticketList(context, event)}</section>`,
    }),
  },
} as const satisfies PageParts
