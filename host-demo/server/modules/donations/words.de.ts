import type { Message } from '../../../../src/lib/messages.ts'
import type { pageWords } from './words.ts'

export const germanPageWords: Readonly<Record<keyof typeof pageWords, Message>> = {
  raisedSoFar: 'Bisher gesammelt',
  raised: 'gesammelt, gegeben von {donors}',
  raisedOf: 'von {goal} gesammelt, gegeben von {donors}',
  donors: { one: '{count} Person', other: '{count} Menschen' },
  toGoal: 'Auf dem Weg zum Ziel',
}
