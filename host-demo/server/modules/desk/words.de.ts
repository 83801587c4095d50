/** German error messages, by the English sentence. */
export const germanDeskErrors = {
  'This is not in the log (any more).': 'Das steht nicht (mehr) im Protokoll.',
  'This can’t be undone.': 'Das lässt sich nicht rückgängig machen.',
  'This has been changed since, so it can’t be undone. Nothing was changed now.':
    'Das wurde inzwischen geändert und lässt sich nicht rückgängig machen. Jetzt wurde nichts geändert.',
} as const

type Sentences = Readonly<Record<keyof typeof germanDeskErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
