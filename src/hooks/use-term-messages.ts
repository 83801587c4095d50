import { useCallback, useMemo } from 'react'
import type { Messages } from '../lib/messages.ts'
import { capitalised } from '../lib/term.ts'
import { termMessages } from '../lib/terms.messages.ts'
import { useSurroundings } from './context.ts'
import { type Say, useMessages } from './use-messages.ts'
import { type TermName, useTerm } from './use-term.ts'

/**
 * Like `useMessages`, and fills in the organiser's words: `{lot}` with one, `{lots}` with several, `{Lots}` at the
 * beginning of a sentence. A language that inflects words has them only where they stand as they are.
 */
export function useTermMessages<M extends Messages>(english: M): Say<M> {
  const { locale } = useSurroundings()
  const say = useMessages(english)
  const term = useTerm()
  const words = useMemo(() => wordsOf(term, locale), [term, locale])
  return useCallback((key, values) => say(key, { ...words, ...values }), [say, words])
}

function wordsOf(term: ReturnType<typeof useTerm>, locale: string): Readonly<Record<string, string>> {
  const words = (Object.keys(termMessages) as TermName[]).flatMap(name => [
    [name, term(name)] as const,
    [`${name}s`, term(name, 2)] as const,
  ])
  return Object.fromEntries(
    words.flatMap(([name, word]) => [
      [name, word],
      [capitalised(name, 'en'), capitalised(word, locale)],
    ]),
  )
}
