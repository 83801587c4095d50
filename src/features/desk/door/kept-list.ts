import type { DoorCounts, DoorGuest } from '../../../api/door.ts'
import { auth } from '../../../store/auth.ts'
import { persistence } from '../../../store/persistence.ts'
import type { Site } from '../../../store/site.ts'
import type { Answer, Queued } from './door-rules.ts'

/** What a door's device stores, so that it works without a network and after a reload. */
export interface Kept {
  guests: readonly DoorGuest[]
  /** How many were in, as the server has said last. */
  counts: DoorCounts | undefined
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

/**
 * The list belongs to the organiser who has read it. When they sign out, or their session ends, only their unsent scans
 * stay.
 */
export function keptList(site: Site) {
  const storage = persistence(site)
  const user = auth(site).$state.get().user?.user_id ?? ''
  const all = () => Object(storage.read('tickets')) as { doors?: Record<string, Partial<Kept>> }

  return {
    read(): Kept | undefined {
      const kept: Partial<Kept> = Object(all().doors)[user] ?? {}
      const { guests = [], counts, cursor = 0, queue, answers = [], door = '', readAt = 0 } = kept
      if (!Array.isArray(queue)) return undefined
      const isOld = !(Math.abs(Date.now() - readAt) < longest)
      // Queued scans are sent, however old they are.
      const list = isOld ? { guests: [], counts: undefined, readAt: 0 } : { guests, counts, readAt }
      return { ...list, cursor, queue, answers, door }
    },
    write(kept: Kept): void {
      if ((auth(site).$state.get().user?.user_id ?? '') !== user) return
      storage.write('tickets', { ...all(), doors: { ...all().doors, [user]: kept } })
    },
  }
}
