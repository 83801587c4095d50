import { computed, type ReadableAtom } from 'nanostores'
import type { Site } from '../../store/site.ts'
import { readySettings } from './ready-settings.ts'

/** Does the event refuse guests, and is nobody signed in? The server decides. */
export function mustSignIn(site: Site): ReadableAtom<boolean> {
  return computed(
    [readySettings(site), site.$token],
    ({ guest_checkout_enabled: takesGuests }, token) => !takesGuests && token === undefined,
  )
}
