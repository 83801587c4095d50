import { expect, test } from 'vitest'
import { theme } from '../../src/store/theme.ts'
import { testSite } from '../support/test-site.ts'

function shown() {
  const { $header, $footer, ask } = theme(testSite().site)
  return { ask, now: () => [$header.get(), $footer.get()] }
}

test('header and footer are shown until a screen asks for the whole page, and again when it goes', () => {
  const { ask, now } = shown()
  expect(now()).toEqual([true, true])
  const undo = ask({ noHeader: true, noFooter: true })
  expect(now()).toEqual([false, false])
  undo()
  expect(now()).toEqual([true, true])
})

test('of two screens that overlap for a moment each wish counts until its own end', () => {
  const { ask, now } = shown()
  const undo = ask({ noHeader: true })
  const undoNext = ask({ noFooter: true })
  undo()
  expect(now()).toEqual([true, false])
  undoNext()
  undoNext()
  expect(now()).toEqual([true, true])
})
