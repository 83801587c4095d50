import { useSurroundings } from '../hooks/context.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import type { Messages } from '../lib/messages.ts'
import { isSameLanguage } from '../lib/term.ts'
import { titleMessages } from '../lib/titles.messages.ts'
import type { CurrentRoute } from './route.ts'

/** The title of a route that is in the title table: in the organiser's own words, if they have any in the reader's language. */
export function useRouteTitle({ route }: Pick<CurrentRoute, 'route'>): string {
  const { locale } = useSurroundings()
  const { screen_titles: own, locale: spoken } = useSettings()
  const id = route?.id ?? ''
  const title = useMessages<Messages>(titleMessages)(id)
  return (isSameLanguage(spoken, locale) && own?.[id]) || title
}
