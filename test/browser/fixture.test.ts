import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'

test('starts each test without data of another', async ({ demo, visitor, expectProblem }) => {
  expectProblem(/favicon/)
  const [one, other] = [await visitor(), await visitor()]
  await one.goto(`${demo}/readyz`)
  await one.evaluate(() => localStorage.setItem('left', 'behind'))
  await other.goto(`${demo}/readyz`)
  expect(await other.evaluate(() => localStorage.getItem('left'))).toBeNull()
})

test.fails('fails on an error in the console', async ({ page }) => {
  await page.evaluate(() => console.error('something broke'))
})

test.fails('fails on an exception that nobody catches', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('something broke')
    })
  })
  await thrown
})

test('lets errors pass that the test expects', async ({ page, expectProblem }) => {
  expectProblem(/something broke/)
  await page.evaluate(() => console.error('something broke'))
})

test('looks again where a page has changed while its violations were found', async ({ page }) => {
  await page.evaluate(() => {
    let runs = 0
    const run = async () => {
      if (runs++) return { violations: [] }
      document.body.append('A change')
      return { violations: [{ id: 'color-contrast', nodes: [{ target: ['p'] }] }] }
    }
    Object.assign(window, { axe: { run } })
  })
  expect(await axe(page)).toEqual([])
})

test('finds barriers in shadow roots, too', async ({ page }) => {
  await page.setContent('<html lang="en"><title>A page</title><main><div></div></main></html>')
  expect(await axe(page)).toEqual([])
  await page.evaluate(() => {
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' })
    root?.append(document.createElement('input'))
  })
  expect(await axe(page)).toEqual([expect.stringContaining('label at div input')])
})
