import type { AccountSection } from '../features/account/account-section.ts'
import { accountSections as own } from '../features/account/account-sections.ts'
import { cardIcon, gavelIcon, giftIcon, ticketIcon } from '../ui/icons.ts'

/**
 * The sections of the account, in the order of its menu. A module adds its own here, and its title to the account's
 * messages.
 */
export const accountSections: readonly AccountSection[] = [
  {
    key: 'bids',
    title: 'bids',
    icon: gavelIcon,
    load: () => import('../features/auction/my-bids/my-bids.tsx'),
  },
  {
    key: 'tickets',
    title: 'tickets',
    icon: ticketIcon,
    load: () => import('../features/seats/tickets/your-tickets.tsx'),
  },
  {
    key: 'fundraising',
    title: 'fundraising',
    icon: giftIcon,
    load: () => import('../features/individual-giving/own/fundraising-section.tsx'),
  },
  own.details,
  own.address,
  own.communication,
  {
    key: 'cards',
    title: 'cards',
    icon: cardIcon,
    load: () => import('../features/pre-auth/cards-section.tsx'),
  },
  own.orders,
  own.donations,
  own.security,
  own.data,
]
