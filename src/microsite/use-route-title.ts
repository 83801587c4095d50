import { useMessages } from '../hooks/use-messages.ts'
import type { Messages } from '../lib/messages.ts'
import { titleMessages } from '../lib/titles.messages.ts'
import type { CurrentRoute } from './route.ts'

/** The title of a route that is in the title table. */
export function useRouteTitle({ route }: Pick<CurrentRoute, 'route'>): string {
  return useMessages<Messages>(titleMessages)(route?.id ?? '')
}
