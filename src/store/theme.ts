import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Which parts of the microsite around the screen are shown. */
export interface Theme {
  readonly $header: ReadableAtom<boolean>
  readonly $footer: ReadableAtom<boolean>
  /** For a screen that hides header or footer. Returns the undo. */
  ask(wish: ThemeWish): () => void
}

export interface ThemeWish {
  noHeader?: boolean
  noFooter?: boolean
}

/** A screen's request lasts until its undo; simultaneous requests are combined. */
export const theme = defineSlice('theme', (): Theme => {
  const wishes = new Set<ThemeWish>()
  const $header = atom(true)
  const $footer = atom(true)

  function settle(): void {
    const all = [...wishes]
    $header.set(!all.some(wish => wish.noHeader))
    $footer.set(!all.some(wish => wish.noFooter))
  }

  return {
    $header,
    $footer,
    ask(wish) {
      wishes.add(wish)
      settle()
      return () => {
        wishes.delete(wish)
        settle()
      }
    },
  }
})
