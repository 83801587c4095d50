import { atom, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** What of the microsite's frame is shown. */
export interface Theme {
  readonly $header: ReadableAtom<boolean>
  readonly $footer: ReadableAtom<boolean>
  /** Is a picture under the header, so that its words are white? */
  readonly $hero: ReadableAtom<boolean>
  /** For a screen that wants all of the place, or begins with a picture. Returns the undoing. */
  ask(wish: ThemeWish): () => void
}

export interface ThemeWish {
  noHeader?: boolean
  noFooter?: boolean
  hero?: boolean
}

/** Each screen's wish lasts until it goes; of two at once each counts. */
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
