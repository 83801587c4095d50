import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn, still } from './at-rest.ts'
import { test } from './fixture.ts'

test.override('motion', 'no-preference')

/** A button of the design system's page that becomes busy with its first click, under the pointer. */
async function pointAt(page: Page, demo: string) {
  await page.goto(`${demo}/demo/ui/`)
  const button = page.getByRole('button', { name: 'Place bid of £120' }).first()
  await button.scrollIntoViewIfNeeded()
  await still(page)
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not shown')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  return { button, middle }
}

const busy = '[aria-busy=true]:has-text("Placing your bid")'

test('a press counts even if the button moves away before it ends', async ({ page, demo }) => {
  const { button } = await pointAt(page, demo)
  await page.mouse.down()
  await button.evaluate(element => {
    element.style.translate = '0 120px'
  })
  // It is busy for two seconds.
  await Promise.all([page.locator(busy).first().waitFor(), page.mouse.up()])
})

test('a press is taken back by leaving the button before it ends', async ({ page, demo }) => {
  const { middle } = await pointAt(page, demo)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + 160, { steps: 4 })
  await page.mouse.up()
  await drawn(page)
  expect(await page.locator(busy).count()).toBe(0)
})
