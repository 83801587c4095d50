/** German error messages, by the English sentence. */
export const germanErrors = {
  'Please enter a name': 'Bitte geben Sie einen Namen ein',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of pages without script. */
export const germanPageWords = {
  raisedSoFar: 'Bisher gesammelt',
  raised: 'gesammelt, gegeben von {donors}',
  raisedOf: 'von {goal} gesammelt, gegeben von {donors}',
  donors: { one: '{count} Person', other: '{count} Menschen' },
  toGoal: 'Auf dem Weg zum Ziel',
} as const
