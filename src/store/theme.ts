import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Which parts of the microsite around the screen are shown. */
export interface Theme {
  readonly $header: ReadableAtom<boolean>
  readonly $footer: ReadableAtom<boolean>
  /** Is the header over a picture, so that its text is white? */
  readonly $hero: ReadableAtom<boolean>
  /** For a screen that hides header or footer, or starts with a picture. Returns the undo. */
  ask(wish: ThemeWish): () => void
}

export interface ThemeWish {
  noHeader?: boolean
  noFooter?: boolean
  hero?: boolean
}

/** Each request lasts as long as its screen; concurrent ones are combined. */
export const theme = defineSlice('theme', (): Theme => {
  const wishes = new Set<ThemeWish>()
  const $header = atom(true)
  const $footer = atom(true)
  const $hero = atom(false)

  function settle(): void {
    const all = [...wishes]
    $header.set(!all.some(wish => wish.noHeader))
    $footer.set(!all.some(wish => wish.noFooter))
    $hero.set(all.some(wish => wish.hero))
  }

  return {
    $header,
    $footer,
    $hero,
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
