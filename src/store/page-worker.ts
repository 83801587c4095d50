import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Registers the microsite's service worker. Absent on a page that is not the platform's own, and without https. */
export const pageWorker = defineSlice(
  'page-worker',
  (): WritableAtom<(() => Promise<ServiceWorkerRegistration>) | undefined> => atom(undefined),
)

/** What a notification of the worker opens, with the microsite's path for a page of it that is open already. */
export type NotificationGoal = Readonly<{ address: string; path: string }>
