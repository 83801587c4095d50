import { useMessages } from '../../hooks/use-messages.ts'
import { deskMessages } from './desk.messages.ts'

/** Says whose time zone typed and shown times are in: guests read them in the event's. */
export function useDeviceZone(): string {
  const say = useMessages(deskMessages)
  return say('deviceZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
}
