import { useStore } from '@nanostores/react'
import { fill } from '../lib/messages.ts'
import { terminology } from '../store/terminology.ts'
import { useSurroundings } from './context.ts'
import { termMessages } from './terms.messages.ts'
import { useMessages } from './use-messages.ts'
import { useSettings } from './use-settings.ts'

/** The organiser's word for a thing, singular or plural, for use in a message's placeholder. */
export function useTerm(): (name: keyof typeof termMessages, count?: number) => string {
  const { site, locale } = useSurroundings()
  const say = useMessages(termMessages)
  const words = useStore(terminology(site).$state)
  const understood = languageOf(useSettings().locale) === languageOf(locale)
  return (name, count = 1) => {
    const own = understood && words.type === 'ready' ? words.value[name] : undefined
    return own ? fill(own, { count }, locale) : say(name, { count })
  }
}

function languageOf(locale: string): string | undefined {
  return locale.toLowerCase().split('-')[0]
}
