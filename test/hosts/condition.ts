import type { Page } from 'playwright-core'

/** The two halves of what an editor pastes. */
export interface Pasted {
  readonly scripts: string
  readonly blocks: string
}

/** One way in which a page is unlike an empty one. Scripts and styles are those of the page, not ours. */
export interface Condition {
  readonly name: string
  /** Our scripts stand behind the page's content, in another order and `async`. */
  readonly behind?: true
  /** Content-Security-Policy. `{demo}` and `{socket}` stand for the platform's two addresses. */
  readonly policy?: string
  /** The policy stands in the page's head instead of its headers. */
  readonly inMeta?: true
  /** Attributes of the html element. */
  readonly html?: string
  readonly head?: string
  readonly css?: string
  /** Runs ahead of our code. */
  readonly before?: string
  /** Runs at the end of the page, once the blocks' elements are there. */
  readonly after?: string
  /** What the page makes of what was pasted. */
  readonly paste?: (pasted: Pasted) => Pasted
  /** What happens to the block before anybody uses it. */
  readonly act?: (page: Page, demo: string) => Promise<void>
  /** Before the page is opened. */
  readonly prepare?: (page: Page, demo: string) => Promise<void>
  /** Where the form to be used is not the page's only one. */
  readonly form?: string
  /** Where the card's frame is not within the form's element. */
  readonly card?: string
  /** What the browser reports because of the page itself. */
  readonly reports?: RegExp
  /** What the page itself changes of its globals, while we are there. */
  readonly changes?: RegExp
  /** What it can't stand beside, by name: the page would be broken without us. */
  readonly unless?: RegExp
}

/** The dimensions, each with its ways to be hostile. A page has one of each at most. */
export type Dimension = 'css' | 'policy' | 'script' | 'place'
export type HostilePage = Readonly<Partial<Record<Dimension, Condition>>>

/** Marks what is the page's own for its policy. */
export const nonce = 'host'

export function nameOf(page: HostilePage): string {
  const parts = Object.values(page).map(({ name }) => name)
  return parts.length ? parts.join(' + ') : 'a page with nothing against us'
}
