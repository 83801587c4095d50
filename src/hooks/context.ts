import type { ReadableAtom } from 'nanostores'
import { createContext, useContext } from 'react'
import type { Site } from '../store/site.ts'

/** What a widget provides to everything inside it. */
export interface Surroundings {
  site: Site
  /** BCP 47: for number and date formats, and the language of the messages. */
  locale: string
  /** Dispatches `{prefix}-{name}` on the element: composed, bubbling, and without personal data. */
  emit(name: string, detail?: Readonly<Record<string, unknown>>): void
  /** The custom element, for content that must be in the light DOM, such as a card field. */
  element: HTMLElement
  /** Navigation between the microsite's screens. Absent in a block: see `useLinks`. */
  links?: MicrositeLinks
}

/** Navigation by the microsite's own paths, such as `/sign-in?_redirect=/account`. */
export interface Links {
  /** For `<a href>`. */
  href(path: string): string
  /** Navigates there. `replace`: replaces the history entry, so that Back does not return here. */
  open(path: string, options?: { replace?: boolean }): void
}

export interface MicrositeLinks extends Links {
  /** The path and query of the current screen. */
  here(): string
  /** Absent if the page's history does not belong to the microsite. */
  steps?: StepHistory | undefined
}

/** Makes each step of a form a history entry of its own, so that the browser's Back goes one step back. */
export interface StepHistory {
  /** The steps after the first one that lead to this entry. */
  $trail: ReadableAtom<readonly string[]>
  /**
   * Goes to the entry of a step, or adds one.
   * @param step undefined: the form's first step, whose entry is the screen's own
   * @param isBack replaces the entry if the step has none: it comes before this one
   */
  reach(step: string | undefined, isBack: boolean): void
}

/** Every widget's root provides it. */
export const SurroundingsContext = createContext<Surroundings>(undefined as never)

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext)
