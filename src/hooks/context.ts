import { createContext, useContext } from 'react'
import type { Site } from '../store/site.ts'

/** What a widget hands to everything inside it. */
export interface Surroundings {
  site: Site
  /** BCP 47: for numbers, dates, and to choose the messages. */
  locale: string
  /** Dispatches `{prefix}-{name}` on the element: composed, bubbling, and without personal data. */
  emit(name: string, detail?: Readonly<Record<string, unknown>>): void
  /** The custom element: for what must stand in the light DOM, such as a card field. */
  element: HTMLElement
  /** How one gets to the microsite's other screens. Absent in a block: see `useLinks`. */
  links?: Links
}

/** Ways to the microsite's own paths, such as `/sign-in?_redirect=/account`. */
export interface Links {
  /** For `<a href>`. */
  href(path: string): string
  /** Goes there. `replace`: the way back does not lead here again. */
  open(path: string, options?: { replace?: boolean }): void
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext)
  if (!surroundings) throw new Error('A feature needs a <SurroundingsContext value={…}> around it')
  return surroundings
}
