import type { DoorGuest } from '../../../api/door.ts'
import { auth } from '../../../store/auth.ts'
import { persistence } from '../../../store/persistence.ts'
import type { Site } from '../../../store/site.ts'
import type { Answer, Queued } from './door-rules.ts'

/** What a door's device stores, so that it works without a network and after a reload. */
export interface Kept {
  guests: readonly DoorGuest[]
  /** The `sequence` of the last scan that is part of the list. */
  cursor: number
  queue: readonly Queued[]
  /** The answers that were shown, and which of those tickets another door had let in before. */
  answers: readonly Answer[]
  door: string
  /** When the list was read, in milliseconds since 1970 by the device's clock. */
  readAt: number
}

/** Milliseconds after which a stored list is too old to be shown and must be read again. */
const longest = 24 * 60 * 60_000

/** The list belongs to the organiser who has read it, and is removed when they sign out. */
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
      // Queued scans are sent, however old they are.
      const list = isOld ? { guests: [], readAt: 0 } : { guests: door.guests, readAt }
      return { ...list, cursor, queue: door.queue, answers, door: name }
    },
    write(kept: Kept): void {
      if (auth(site).$state.get().user?.user_id === user)
        storage.write('tickets', { ...all(), door: { ...kept, user } })
    },
  }
}
