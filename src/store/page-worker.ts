import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** The microsite's service worker. Absent without https, and on a page that is not the platform's own. */
export const pageWorker = defineSlice(
  'page-worker',
  (): WritableAtom<(() => Promise<ServiceWorkerRegistration>) | undefined> => atom(undefined),
)

/** What pressing a notification opens: the address, or in a page that is open already, the microsite's path. */
export type NotificationGoal = Readonly<{ address: string; path: string }>
