import { bagIcon, downloadIcon, giftIcon, homeIcon, lockIcon, mailIcon, userIcon } from '../../ui/icons.ts'
import type { AccountSection } from './account-section.ts'

/** The sections that every account has, whichever modules the event uses. */
export const accountSections = {
  details: {
    key: 'details',
    title: 'details',
    icon: userIcon,
    load: () => import('./details-section.tsx'),
  },
  address: {
    key: 'address',
    title: 'address',
    icon: homeIcon,
    load: () => import('./address-section.tsx'),
  },
  communication: {
    key: 'communication',
    title: 'communication',
    icon: mailIcon,
    load: () => import('./communication-section.tsx'),
  },
  orders: {
    key: 'orders',
    title: 'orders',
    icon: bagIcon,
    load: () => import('./orders-section.tsx'),
  },
  donations: {
    key: 'donations',
    title: 'donations',
    icon: giftIcon,
    load: () => import('./donations-section.tsx'),
  },
  security: {
    key: 'security',
    title: 'security',
    icon: lockIcon,
    load: () => import('./security-section.tsx'),
  },
  data: {
    key: 'data',
    title: 'data',
    icon: downloadIcon,
    load: () => import('./data-section.tsx'),
  },
} as const satisfies Readonly<Record<string, AccountSection>>
