import type { Left } from './route.ts'

/** How far the page is scrolled, and which link has the focus. */
export function whatIsLeft(element: HTMLElement): Left {
  const focused = element.shadowRoot?.activeElement
  return { scroll: Math.round(scrollY), focus: focused?.getAttribute('href') ?? undefined }
}
