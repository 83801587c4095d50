import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** The specification's state of the navigation bar. */
export interface Navbar {
  /** Does the bar lie over a picture, without a background? */
  readonly $whiteMenu: ReadableAtom<boolean>
  /** Is the menu of narrow screens open? */
  readonly $mobileMenu: WritableAtom<boolean>
  /** For a screen that begins with a picture. Returns the undo. */
  askWhiteMenu(): () => void
}

/** Two screens may overlap for a moment, so each request lasts until its own undo. */
export const navbar = defineSlice('navbar', (): Navbar => {
  const wishes = new Set<object>()
  const $whiteMenu = atom(false)
  return {
    $whiteMenu,
    $mobileMenu: atom(false),
    askWhiteMenu() {
      const wish = {}
      wishes.add(wish)
      $whiteMenu.set(true)
      return () => {
        wishes.delete(wish)
        $whiteMenu.set(wishes.size > 0)
      }
    },
  }
})
