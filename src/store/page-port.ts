import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What stores may do to the page. The microsite provides it; a lone block has none. */
export interface PagePort {
  /** Is the page ours? Only then may it reload for a new build. */
  isOwn: boolean
  /** Starts again: reloads a page of our own; in somebody else's page only the microsite. */
  restart(): void
  /** Goes to one of the microsite's screens. */
  open(path: string): void
  /** Goes to another site, which has been judged already. */
  leave(href: string): void
}

export const pagePort = defineSlice('page-port', (): WritableAtom<PagePort | undefined> => atom(undefined))
