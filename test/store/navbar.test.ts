import { expect, test } from 'vitest'
import { navbar } from '../../src/store/navbar.ts'
import { testSite } from '../support/test-site.ts'

test('the menu is white while a screen with a picture asks for it, also while two overlap', () => {
  const { $whiteMenu, askWhiteMenu } = navbar(testSite().site)
  expect($whiteMenu.get()).toBe(false)
  const undo = askWhiteMenu()
  const undoNext = askWhiteMenu()
  undo()
  undo()
  expect($whiteMenu.get()).toBe(true)
  undoNext()
  expect($whiteMenu.get()).toBe(false)
})

test('the mobile menu is closed at first', () => {
  expect(navbar(testSite().site).$mobileMenu.get()).toBe(false)
})
