import { addTranslations } from '../../lib/translations.ts'

export const pledgesMessages = {
  loading: 'Loading the pledges',
  failed: 'The pledges can’t be shown just now.',
  give: 'Give to the charity',
  pledged: 'pledged',
  matchedToo: '+ {amount} matched',
  ofTarget: 'of {target}',
  share: '{pledged} of {target} pledged',
  count: { one: '{count} pledge', other: '{count} pledges' },
  closed: 'Closed',
} as const

addTranslations(pledgesMessages, { de: () => import('./pledges.messages.de.ts') })
