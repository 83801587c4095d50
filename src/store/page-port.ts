import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What stores may do to the page. Provided by the microsite; a standalone block has none. */
export interface PagePort {
  /** Do we own the page? Only then may it reload for a new build. */
  isOwn: boolean
  /** Starts again: reloads a page that we own; on somebody else's page restarts only the microsite. */
  restart(): void
  /** Goes to one of the microsite's screens. */
  open(path: string): void
  /** Goes to another site, which has been checked already. */
  leave(href: string): void
}

export const pagePort = defineSlice('page-port', (): WritableAtom<PagePort | undefined> => atom(undefined))
