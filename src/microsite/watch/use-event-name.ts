import { useEventSettings } from '../../hooks/use-event-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { watchMessages } from './watch.messages.ts'

/** The event's name, or what it is while its name is not known. */
export function useEventName(): string {
  const say = useMessages(watchMessages)
  const settings = useEventSettings()
  return settings.type === 'ready' ? settings.value.name : say('event')
}
