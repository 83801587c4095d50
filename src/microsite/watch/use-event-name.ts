import { useSurroundings } from '../../store/context.ts'
import { useEventSettings } from '../../store/event-settings.ts'

/** The event's name; before it is known, where it is. */
export function useEventName(): string {
  const { host } = useSurroundings().site
  const settings = useEventSettings()
  return settings.type === 'ready' ? settings.value.name : new URL(host).hostname
}
