import type { Say } from '../../../hooks/use-messages.ts'
import { isolate, joinInWords } from '../../../lib/text.ts'
import type { lotMessages } from './lot.messages.ts'

/** Names of bidders: a number is a paddle, anything else a name that they chose. */
export function bidderNames(shown: readonly string[], say: Say<typeof lotMessages>, locale: string): string {
  const names = shown.map(name => (/^\d+$/.test(name) ? say('paddle', { number: name }) : isolate(name)))
  return joinInWords(names, locale)
}
