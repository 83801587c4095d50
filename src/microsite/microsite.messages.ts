import { addTranslations } from '../lib/translations.ts'

export const micrositeMessages = {
  loading: 'Loading the event',
  slow: 'Still trying to reach the event…',
  failed: 'Something went wrong. Please refresh & try again!',
  refresh: 'Refresh',
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  home: '{name}: home',
  signIn: 'Sign in',
  account: 'Your account',
  logOut: 'Log out',
  terms: 'Terms',
  privacy: 'Privacy policy',
  cookieSettings: 'Cookie settings',
  charity: '{charity} is a registered charity, number {number}.',
  charityAlone: 'In aid of {charity}.',
  tryAgain: 'Try again',
  beginsIn: 'The event begins in',
  explore: 'Explore the event',
  sponsors: 'With thanks to our sponsors',
  give: 'Give now',
  faultTitle: '500',
  fault: 'Sorry, Something went wrong. Please try again via refresh.',
} as const

addTranslations(micrositeMessages, { de: () => import('./microsite.messages.de.ts') })
