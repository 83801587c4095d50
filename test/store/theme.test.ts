import { expect, test } from 'vitest'
import { theme } from '../../src/store/theme.ts'
import { testSite } from '../support/test-site.ts'

function shown() {
  const { $header, $footer, $hero, ask } = theme(testSite().site)
  return { ask, now: () => [$header.get(), $footer.get(), $hero.get()] }
}

test('header and footer are there until a screen asks for all of the place, and again when it goes', () => {
  const { ask, now } = shown()
  expect(now()).toEqual([true, true, false])
  const undo = ask({ noHeader: true, noFooter: true })
  expect(now()).toEqual([false, false, false])
  undo()
  expect(now()).toEqual([true, true, false])
})

test('of two screens that overlap for a moment each wish counts until its own end', () => {
  const { ask, now } = shown()
  const undo = ask({ hero: true })
  const undoNext = ask({ noFooter: true, hero: true })
  undo()
  expect(now()).toEqual([true, false, true])
  undoNext()
  undoNext()
  expect(now()).toEqual([true, true, false])
})
