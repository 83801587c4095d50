import { addTranslations } from '../../../lib/translations.ts'

/** Messages of a fundraiser and of a team. */
export const pageMessages = {
  loading: 'Loading the page',
  failed: 'This page can’t be shown just now.',
  missingTitle: 'This page is not here',
  missing: 'It may have been taken down, or the address may be wrong.',
  everybody: 'See everybody',
  back: 'Everybody who raises money',
  teams: 'All teams',
  give: 'Give to {name}',
  message: 'Leave a message',
  ended: 'This page has stopped taking gifts. Thank you to everybody who gave.',
  until: 'Open until {date}',
  story: 'Why I am doing this',
  updates: 'Updates',
  supporters: 'Gifts',
  noSupporters: 'Nobody has given here yet. Yours would be the first gift.',
  anonymous: 'Anonymous',
  anonymousGifts: { one: '{count} anonymous gift', other: '{count} anonymous gifts' },
  hidden: 'amount hidden',
  more: 'Show more gifts',
  messages: 'Messages',
  top: 'Top supporters',
  kit: 'QR code and picture to share',
  captain: 'Captain: {name}',
  giveToMember: 'To give, choose a member of the team below.',
  members: 'Members',
  join: 'Join this team',
  yourTeam: 'See your team in your account',
  asked: 'See your request to join',
  about: 'About the team',
  toPage: 'See the page',
} as const

addTranslations(pageMessages, { de: () => import('./page.messages.de.ts') })
