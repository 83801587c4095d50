import type { Page } from 'playwright-core'

/** The two halves of the code that an editor pastes. */
export interface Pasted {
  readonly scripts: string
  readonly blocks: string
}

/** A way in which a page differs from an empty one. Its scripts and styles are the page's, not ours. */
export interface Condition {
  readonly name: string
  /** Our scripts are after the page's content, in another order and `async`. */
  readonly behind?: true
  /** Content-Security-Policy. `{demo}` and `{socket}` are replaced by the platform's two addresses. */
  readonly policy?: string
  /** The policy is a meta element instead of a header. */
  readonly inMeta?: true
  /** The page has no doctype. */
  readonly quirks?: true
  /** Attributes of the html element. */
  readonly html?: string
  readonly head?: string
  readonly css?: string
  /** Runs before our code. */
  readonly before?: string
  /** Runs at the end of the page, once the blocks' elements exist. */
  readonly after?: string
  /** How the page transforms the pasted code. */
  readonly paste?: (pasted: Pasted) => Pasted
  /** An action on the block before anybody uses it. */
  readonly act?: (page: Page, demo: string) => Promise<void>
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page, demo: string) => Promise<void>
  /** Which form to use, if the page has several. */
  readonly form?: string
  /** Where the card's frame is, if it is not inside the form's element. */
  readonly card?: string
  /** Errors that the browser reports because of the page itself. */
  readonly reports?: RegExp
  /** Globals that the page itself changes while we run. */
  readonly changes?: RegExp
  /** Conditions that it cannot be combined with, because the page would be broken even without us. */
  readonly unless?: RegExp
}

/** The dimensions, each with its hostile conditions. A page has at most one of each. */
export type Dimension = 'css' | 'policy' | 'script' | 'position'
export type HostilePage = Readonly<Partial<Record<Dimension, Condition>>>

/** Marks the page's own scripts and styles for its policy. */
export const nonce = 'host'

export function nameOf(page: HostilePage): string {
  const parts = Object.values(page).map(({ name }) => name)
  return parts.length ? parts.join(' + ') : 'a page with nothing against us'
}

/** The condition of this name. */
export function named(conditions: readonly Condition[], name: string): Condition {
  const found = conditions.find(condition => condition.name === name)
  if (!found) throw new Error(`No condition is called ${name}`)
  return found
}
