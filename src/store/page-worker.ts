import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** The microsite's service worker. Absent without https, and on a page that is not the platform's own. */
export const pageWorker = defineSlice(
  'page-worker',
  (): WritableAtom<(() => Promise<ServiceWorkerRegistration>) | undefined> => atom(undefined),
)

/** What pressing a notification brings to the front, in a new tab unless one is there already. */
export type NotificationGoal = Readonly<{ address: string }>
