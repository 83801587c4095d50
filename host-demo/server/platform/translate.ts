import { fill, type Message, type MessageValues } from '../../../src/lib/messages.ts'

type Sentences<Key extends string> = Readonly<Record<Key, Message>>

/** A locale in the event's language, or English if that has no translation. */
export function supportedLocale(locale: string): string {
  return /^(de|en)\b/i.test(locale) ? locale : 'en-GB'
}

/** Translates texts. @param locale such as `de-AT` */
export function translator<Key extends string>(locale: string, english: Sentences<Key>, german: Sentences<Key>) {
  const spoken = supportedLocale(locale)
  const sentences = /^de/i.test(spoken) ? german : english
  return (key: Key, values: MessageValues = {}): string => fill(sentences[key], values, spoken)
}
