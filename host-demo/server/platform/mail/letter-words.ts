import { wordsOf } from './draft.ts'
import { germanLetterWords } from './letter-words.de.ts'

/** English texts that every letter has, by key. */
export const letterWords = {
  dear: 'Dear {name},',
  signature: '{charity}, for {event}',
  openAddress: 'Or open this address: {link}',
} as const

export const words = wordsOf(letterWords, germanLetterWords)
