import { persistence } from '../store/persistence.ts'
import type { Site } from '../store/site.ts'

/** What a door's device stores for an organiser. */
type Door = Partial<Record<'queue' | 'answers', readonly Record<string, unknown>[]> & { door: string }>

/**
 * Removes the door's lists of guests from this device, but no scan that the server does not have yet: it is sent when
 * its organiser signs in again.
 */
export function keepUnsentScans(site: Site): void {
  const { read, write } = persistence(site)
  const all = Object(read('tickets')) as { doors?: Record<string, Door> }
  if (!all.doors) return
  const doors = Object.entries(all.doors).flatMap(([user, { queue = [], answers = [], door }]) => {
    // Without names. The answer decides whether another door was first.
    const unconfirmed = answers
      .filter(({ isConfirmed }) => !isConfirmed)
      .map(({ scan_id, result, at }) => ({ scan_id, result, at }))
    return queue.length ? [[user, { queue, answers: unconfirmed, door }]] : []
  })
  write('tickets', { ...all, doors: Object.fromEntries(doors) })
}
