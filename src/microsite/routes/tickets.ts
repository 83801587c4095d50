import { defineRoutes } from '../define-routes.ts'

/** Tickets and their guests; the screens are not built yet. */
export const ticketRoutes = defineRoutes(
  {
    tickets: { title: 'Tickets', skeleton: 'tickets', accountUse: 'buy' },
    'your-tickets': { title: 'Your Tickets', skeleton: 'tickets', access: 'user', accountUse: 'buy' },
    'ticket-rsvp': { title: 'Ticket RSVP' },
    'assign-guest': { title: 'Assign Guest' },
    'ticket-checkout': { title: 'Ticket Payment', kind: 'checkout', access: 'user', guest: 'ticket-guest-checkout' },
    'ticket-guest-checkout': { title: 'Guest Ticket Payment', kind: 'checkout' },
    'ticket-agendas': {
      title: 'Ticket Agendas Select',
      skeleton: 'root',
      kind: 'checkout',
      guest: 'ticket-guest-agendas',
    },
    'ticket-guest-agendas': { title: 'Ticket Agendas Select', skeleton: 'root', kind: 'checkout' },
    'confirm-ticket': { title: 'Confirm Ticket', skeleton: 'your_account', access: 'user' },
    agendas: { title: 'Agendas' },
  },
  { de: () => import('./tickets.messages.de.ts') },
)
