import { fill, type Message, type MessageValues } from '../../../src/lib/messages.ts'

type Sentences<Key extends string> = Readonly<Record<Key, Message>>

/** The language of what the platform says around an event: its own, and English where we don't speak that. */
export function spokenLocale(locale: string): string {
  return /^(de|en)\b/i.test(locale) ? locale : 'en-GB'
}

/** Says sentences in a language. @param locale such as `de-AT` */
export function sayIn<Key extends string>(locale: string, english: Sentences<Key>, german: Sentences<Key>) {
  const spoken = spokenLocale(locale)
  const sentences = /^de/i.test(spoken) ? german : english
  return (key: Key, values: MessageValues = {}): string => fill(sentences[key], values, spoken)
}
