import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { slow4g, throttleNetwork, throttleProcessor } from './throttle.ts'

test('starts each test without what another left behind', async ({ demo, visitor, expectProblem }) => {
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
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('something broke')
    })
  })
  await page.waitForTimeout(50)
})

test('lets errors pass that the test expects', async ({ page, expectProblem }) => {
  expectProblem(/something broke/)
  await page.evaluate(() => console.error('something broke'))
})

test('finds what keeps people out, in shadow roots too', async ({ page }) => {
  await page.setContent('<html lang="en"><title>A page</title><main><div></div></main></html>')
  expect(await axe(page)).toEqual([])
  await page.evaluate(() => {
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' })
    root?.append(document.createElement('input'))
  })
  expect(await axe(page)).toEqual([expect.stringContaining('label at div input')])
})

test('slows the processor and the network down', async ({ page, demo, expectProblem }) => {
  expectProblem(/favicon/)
  await page.goto(`${demo}/readyz`)
  const spin = () =>
    page.evaluate(() => {
      const begun = performance.now()
      let sum = 0
      for (let round = 0; round < 50_000_000; round++) sum += Math.sqrt(round)
      return sum > 0 ? performance.now() - begun : 0
    })
  const fetched = () =>
    page.evaluate(async () => {
      const begun = performance.now()
      await fetch('/readyz', { cache: 'no-store' })
      return performance.now() - begun
    })
  await spin()
  const full = await spin()
  await throttleProcessor(page, 20)
  expect(await spin()).toBeGreaterThan(full * 1.5)
  await throttleProcessor(page, 1)
  await throttleNetwork(page, slow4g)
  expect(await fetched()).toBeGreaterThan(140)
})
