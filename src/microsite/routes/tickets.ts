import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useRouteTitle } from '../use-route-title.ts'

const loadClaim = async () => (await import('../../features/seats/claim/claim.tsx')).Claim

const loadProgramme = async () =>
  (await import('../../features/tickets/programme/programme-screen.tsx')).ProgrammeScreen

const pay = featureScreen(async () => (await import('../../features/tickets/pay/ticket-checkout.tsx')).TicketCheckout, {
  useProps: () => ({}),
})

/** Tickets, paying for them, and their guests. */
export const ticketRoutes = defineRoutes({
  tickets: {
    skeleton: 'tickets',
    accountUse: 'buy',
    screen: featureScreen(async () => (await import('../../features/tickets/tickets-screen.tsx')).TicketsScreen, {
      useProps: route => ({ title: useRouteTitle(route), hash: route.hash }),
    }),
  },
  'your-tickets': {
    skeleton: 'tickets',
    offline: true,
    accountUse: 'buy',
    screen: featureScreen(async () => (await import('../../features/seats/tickets/your-tickets.tsx')).YourTickets, {
      useProps: ({ hash }) => ({ link: hash }),
    }),
  },
  'ticket-rsvp': {
    screen: featureScreen(loadClaim, { useProps: ({ hash }) => ({ token: hash, isInvitation: true }) }),
  },
  'assign-guest': {
    skeleton: 'your_account',
    screen: featureScreen(async () => (await import('../../features/seats/assign/assign-guest.tsx')).AssignGuest, {
      useProps: ({ query, hash }) => ({ orderId: query.get('order') ?? undefined, link: hash }),
    }),
  },
  'ticket-checkout': {
    kind: 'checkout',
    access: 'user',
    guest: 'ticket-guest-checkout',
    screen: pay,
  },
  'ticket-guest-checkout': { kind: 'checkout', screen: pay },
  'ticket-agendas': {
    skeleton: 'root',
    kind: 'checkout',
    access: 'user',
    guest: 'ticket-guest-agendas',
    screen: featureScreen(loadProgramme, { useProps: () => ({ next: 'ticket-checkout' as const }) }),
  },
  'ticket-guest-agendas': {
    skeleton: 'root',
    kind: 'checkout',
    screen: featureScreen(loadProgramme, { useProps: () => ({ next: 'ticket-guest-checkout' as const }) }),
  },
  'confirm-ticket': {
    skeleton: 'your_account',
    screen: featureScreen(loadClaim, { useProps: ({ hash }) => ({ token: hash }) }),
  },
  agendas: {
    screen: featureScreen(async () => (await import('../../features/seats/agendas/agendas-view.tsx')).AgendasView, {
      useProps: () => ({}),
    }),
  },
})
