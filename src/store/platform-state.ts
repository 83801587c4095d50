import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What is known besides the event itself: the specification's `currentMixData`. */
export interface PlatformState {
  /** Planned or running maintenance, from the headers of the newest answer. */
  maintenance: MaintenancePlan | undefined
  cookieConsent: ConsentRecord | undefined
}

export interface MaintenancePlan {
  /** Its start, in milliseconds since 1970. */
  eta: number
  /** Its duration; undefined if unknown. */
  minutes: number | undefined
}

/** The stored record. `expires`: ISO 8601 instant. */
export interface ConsentRecord {
  type: 'accept' | 'decline'
  expires: string
}

export const platformState = defineSlice(
  'platform-state',
  (): WritableAtom<PlatformState> => atom({ maintenance: undefined, cookieConsent: undefined }),
)
