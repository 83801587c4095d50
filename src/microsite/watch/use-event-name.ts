import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { eventSettings } from '../../store/event-settings.ts'
import { watchMessages } from './watch.messages.ts'

/** The event's name, or a general word while it is unknown. */
export function useEventName(): string {
  const say = useMessages(watchMessages)
  const settings = useStore(eventSettings(useSurroundings().site).$state)
  return settings.type === 'ready' ? settings.value.name : say('event')
}
