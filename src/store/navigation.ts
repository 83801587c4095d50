import { atom, type ReadableAtom } from 'nanostores'
import { persistence } from './persistence.ts'
import { defineSlice } from './slice.ts'

/** The visitor's way through the site. Survives a reload. */
export interface NavigationState {
  /** The picture at the top of the current page, which scrolls slower than the page. */
  parallaxProps: { picture: string } | undefined
  /** The organiser's pages that were visited, in order. */
  pages: readonly { key: string; title: string }[]
  /** Where "Back to all items" leads: the list with its filters, such as `/auction?category=wine`. */
  backToAllItemsInfo: { path: string } | undefined
  /** A bid that needs a sign-in first. It is offered again afterwards, but only a press places it. */
  anonymousBidAttempt: { bidPath: string /** Minor units. */; amount: number } | undefined
}

export interface Navigation {
  readonly $state: ReadableAtom<NavigationState>
  change(changes: Partial<NavigationState>): void
}

/** The specification's navigation slice, stored under the key `app`. */
export const navigation = defineSlice('navigation', (site): Navigation => {
  const { read, write } = persistence(site)
  const $state = atom(stateIn(read('navigation')))
  return {
    $state,
    change(changes) {
      // Another tab may have written.
      const state = { ...stateIn(read('navigation')), ...changes }
      $state.set(state)
      write('navigation', state)
    },
  }
})

/** Stored data is untrusted: each field counts only if it is valid. */
function stateIn(stored: unknown): NavigationState {
  const { parallaxProps, pages, backToAllItemsInfo, anonymousBidAttempt } = Object(stored) as Record<string, unknown>
  return {
    parallaxProps: hasTexts(parallaxProps, 'picture') ? parallaxProps : undefined,
    pages: Array.isArray(pages) ? pages.filter(page => hasTexts(page, 'key', 'title')) : [],
    backToAllItemsInfo: hasTexts(backToAllItemsInfo, 'path') ? backToAllItemsInfo : undefined,
    anonymousBidAttempt: isBid(anonymousBidAttempt) ? anonymousBidAttempt : undefined,
  }
}

function hasTexts<Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> {
  return names.every(name => typeof (Object(value) as Record<string, unknown>)[name] === 'string')
}

function isBid(value: unknown): value is { bidPath: string; amount: number } {
  return hasTexts(value, 'bidPath') && Number.isInteger((value as { amount?: unknown }).amount)
}
