/** German error messages, by the English sentence. */
export const germanErrors = {
  'This page is not here (any more).': 'Diese Seite gibt es hier nicht (mehr).',
  'Many pictures are being drawn right now. Please try again in a few seconds.':
    'Gerade werden viele Bilder gezeichnet. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
