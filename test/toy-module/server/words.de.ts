/** German error messages, by the English sentence. */
export const germanErrors = {
  'There is no tombola here.': 'Hier gibt es keine Tombola.',
  'Please write a name on the ticket': 'Bitte schreiben Sie einen Namen auf das Los',
  'Only {left} tickets are left.': 'Es sind nur noch {left} Lose da.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../../host-demo/server/platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

export const germanLetterWords = {
  ticketsSubject: 'Ihre Lose',
  tickets: { one: 'Sie haben {count} Los für unsere Tombola.', other: 'Sie haben {count} Lose für unsere Tombola.' },
  erased: 'Auf Ihren Losen steht kein Name mehr.',
} as const

export const germanPageWords = {
  left: { one: 'Es ist noch {count} Los da.', other: 'Es sind noch {count} Lose da.' },
} as const
