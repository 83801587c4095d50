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
