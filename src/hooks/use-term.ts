import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback } from 'react'
import { fill } from '../lib/messages.ts'
import { isSameLanguage } from '../lib/term.ts'
import { termMessages } from '../lib/terms.messages.ts'
import { eventSettings } from '../store/event-settings.ts'
import { terminology } from '../store/terminology.ts'
import { useSurroundings } from './context.ts'
import { useMessages } from './use-messages.ts'

export type TermName = keyof typeof termMessages

/** The organiser's word for a thing, singular or plural, for use in a message's placeholder. */
export function useTerm(): (name: TermName, count?: number) => string {
  const { site, locale } = useSurroundings()
  const say = useMessages(termMessages)
  const settings = useStore(eventSettings(site).$state)
  const isUnderstood = settings.type === 'ready' && isSameLanguage(settings.value.locale, locale)
  const words = useStore(isUnderstood ? terminology(site).$state : $none)
  return useCallback(
    (name, count = 1) => {
      const own = words?.type === 'ready' ? words.value[name] : undefined
      return own ? fill(own, { count }, locale) : say(name, { count })
    },
    [words, say, locale],
  )
}

const $none = atom<undefined>()
