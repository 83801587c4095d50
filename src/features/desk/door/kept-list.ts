import type { DoorGuest } from '../../../api/door.ts'
import { auth } from '../../../store/auth.ts'
import { persistence } from '../../../store/persistence.ts'
import type { Site } from '../../../store/site.ts'
import type { Answer, Queued } from './door-rules.ts'

/** What a device at the door keeps, so that it works without network and after a reload. */
export interface Kept {
  guests: readonly DoorGuest[]
  /** Of the last scan that the list knows of. */
  cursor: number
  queue: readonly Queued[]
  /** What the device has said of those, and which tickets another door had let in before. */
  answers: readonly Answer[]
  door: string
  /** When the list was read, in milliseconds since 1970 by the device's clock. */
  readAt: number
}

/** A list that is older than this is read anew before anything is shown of it. */
const longest = 24 * 60 * 60_000

/** The list is of the organiser who read it, and goes when they sign out. */
export function keptList(site: Site) {
  const storage = persistence(site)
  const user = auth(site).$state.get().user?.user_id
  const all = () => Object(storage.read('tickets')) as Record<string, unknown>

  auth(site).$state.listen(({ user: now }) => {
    if (now?.user_id !== user) storage.write('tickets', { ...all(), door: undefined })
  })

  return {
    read(): Kept | undefined {
      const door = Object(all().door) as Partial<Kept & { user: string }>
      if (door.user !== user || !Array.isArray(door.guests) || !Array.isArray(door.queue)) return undefined
      const { cursor = 0, readAt = 0, door: name = '', answers = [] } = door
      const isOld = !(Math.abs(Date.now() - readAt) < longest)
      // What was scanned is sent, however old it is.
      const list = isOld ? { guests: [], readAt: 0 } : { guests: door.guests, readAt }
      return { ...list, cursor, queue: door.queue, answers, door: name }
    },
    write(kept: Kept): void {
      if (auth(site).$state.get().user?.user_id === user)
        storage.write('tickets', { ...all(), door: { ...kept, user } })
    },
  }
}
