import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What the platform and the visitor have said beside the event itself. */
export interface Mix {
  /** Planned or running, as the newest answer's headers say. */
  maintenance: MaintenancePlan | undefined
  cookieConsent: ConsentRecord | undefined
}

export interface MaintenancePlan {
  /** When it begins: milliseconds since 1970. */
  eta: number
  /** How long it takes; undefined where nobody knows. */
  minutes: number | undefined
}

/** As it is stored. `expires`: ISO 8601 instant. */
export interface ConsentRecord {
  type: 'accept' | 'decline'
  expires: string
}

export const mix = defineSlice(
  'mix',
  (): WritableAtom<Mix> => atom({ maintenance: undefined, cookieConsent: undefined }),
)
