import { isPlainEnglish } from './english.ts'
import { formatNumber } from './text.ts'

/** A message, or one per plural category of the language (`other` is required). */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A feature's English messages, by key. Placeholders are in braces: "Raised by {donors}". */
export type Messages = Readonly<Record<string, Message>>

export type MessageValues = Readonly<Record<string, string | number>>

/** Formats a message. The plural form is chosen by `count`; numbers get the language's thousands separators. */
export function fill(message: Message, values: MessageValues, locale: string): string {
  const text = typeof message === 'string' ? message : chosen(message, Number(values.count), locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

function chosen(message: Exclude<Message, string>, count: number, locale: string): string {
  const category = isPlainEnglish(locale) ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(locale).select(count)
  return message[category] ?? message.other
}
