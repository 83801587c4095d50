import { afterEach, expect, test } from 'vitest'
import { lockScroll } from '../../src/ui/scroll-lock.ts'
import { isLocked } from './is-locked.ts'

const root = document.documentElement
afterEach(() => root.removeAttribute('style'))

test('locks once, also when locks are nested, and leaves no trace on the page', () => {
  const before = [...document.adoptedStyleSheets]
  const unlocks = [lockScroll(), lockScroll()]
  expect([isLocked(), document.adoptedStyleSheets.length]).toEqual([true, before.length + 1])
  unlocks[0]?.()
  expect(isLocked()).toBe(true)
  unlocks[1]?.()
  expect(document.adoptedStyleSheets).toEqual(before)
  expect(root.hasAttribute('style')).toBe(false)
})

test.each(['overflow-x:hidden', 'overflow: scroll !important; color:red'])(
  'leaves what the page has set letter for letter: %s',
  style => {
    root.setAttribute('style', style)
    const unlock = lockScroll()
    expect(root.getAttribute('style')).toBe(style)
    unlock()
    expect(root.getAttribute('style')).toBe(style)
  },
)
