import { afterEach, expect, test } from 'vitest'
import { lockScroll } from '../../src/ui/scroll-lock.ts'

const root = document.documentElement
afterEach(() => root.removeAttribute('style'))

test('leaves no trace on the page, also when locks are nested', () => {
  const unlocks = [lockScroll(), lockScroll()]
  expect(root.style.overflow).toBe('hidden')
  for (const unlock of unlocks) unlock()
  expect(root.hasAttribute('style')).toBe(false)
})

test('gives back what the page had set', () => {
  root.setAttribute('style', 'overflow: scroll')
  lockScroll()()
  expect(root.style.overflow).toBe('scroll')
})
