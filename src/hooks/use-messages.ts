import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { fill, type Messages, type MessageValues } from '../lib/messages.ts'
import { translationsFor } from '../store/translations.ts'
import { useSurroundings } from './context.ts'

/** Formats a message of the feature in the reader's language. The plural form is chosen by `count`. */
export type Say<M extends Messages> = (key: keyof M & string, values?: MessageValues) => string

/**
 * Stays the same function until the language changes.
 * @param english the feature's messages, whose translations `addTranslations` has registered
 */
export function useMessages<M extends Messages>(english: M): Say<M> {
  const { site, locale } = useSurroundings()
  const translated = useStore(translationsFor(locale, site.environment))?.get(english)
  return useMemo(
    () =>
      (key, values = {}) =>
        fill(translated?.[key] ?? english[key] ?? key, values, locale),
    [translated, english, locale],
  )
}
