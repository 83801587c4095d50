import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** The host page's consent state; `auto`: the page leaves it to us. */
export type HostConsent = 'auto' | 'granted' | 'denied'

interface Said extends WritableAtom<HostConsent | undefined> {
  /** The last attribute that was adopted. */
  attribute?: HostConsent
}

/**
 * What the host page has said last about consent: by an attribute, or by a `fayre-consent` event on its document, whose
 * `detail` is a `HostConsent`. It listens from first use.
 */
export const hostConsent = defineSlice('host-consent', (): Said => {
  const $said: Said = atom()
  globalThis.document?.addEventListener('fayre-consent', ({ detail }: Event & { detail?: HostConsent }) => {
    if (['granted', 'denied', 'auto'].includes(`${detail}`)) $said.set(detail)
  })
  return $said
})
