import { useStore } from '@nanostores/react'
import { fill, type Messages, type MessageValues } from '../lib/messages.ts'
import { translationsFor } from '../store/translations.ts'
import { useSurroundings } from './context.ts'

/** Says a sentence of the feature's in the reader's language. A plural form is chosen by `count`. */
export type Say<M extends Messages> = (key: keyof M & string, values?: MessageValues) => string

/** @param name the feature's name in the translations; @param english its sentences */
export function useMessages<M extends Messages>(name: string, english: M): Say<M> {
  const { site, locale } = useSurroundings()
  const translated = useStore(translationsFor(locale, site.environment))?.[name]
  return (key, values = {}) => fill(translated?.[key] ?? english[key] ?? key, values, locale)
}
