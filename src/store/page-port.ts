import { atom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What may be done to the page around us. The microsite says how; beside a lone block there is nobody to ask. */
export interface PagePort {
  /** Is the page ours? Nobody else's is ever loaded anew for a new build. */
  isOwn: boolean
  /** Begins anew: loads a page of our own again; in somebody else's only the microsite. */
  restart(): void
  /** Goes to one of the microsite's screens. */
  open(path: string): void
  /** Goes to another site, which has been judged already. */
  leave(href: string): void
}

export const pagePort = defineSlice('page-port', (): WritableAtom<PagePort | undefined> => atom(undefined))
