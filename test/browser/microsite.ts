import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A microsite as a visitor sees it. */
export function microsite(page: Page) {
  const main = page.locator('fayre-microsite main.microsite-main')
  const heading = (name: string | RegExp): Locator => main.getByRole('heading', { name, level: 1 })
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })

  /** Opens an address and waits until the microsite has replaced the server's page. */
  async function open(address: string): Promise<void> {
    await page.goto(address)
    await main.waitFor()
  }

  /** What a visitor still waits for, or an empty text: not placeholders of a block that loads when it comes near. */
  const pending = (): Promise<string> =>
    page.evaluate(() => {
      const root = document.querySelector('fayre-microsite')?.shadowRoot
      if (!root?.querySelector('.microsite-main')) return 'the microsite'
      return root.querySelector(':not(.block) > .skeleton, [aria-busy="true"]')?.outerHTML ?? ''
    })

  /** Waits until all placeholders are gone. */
  const settle = (): Promise<void> => expect.poll(pending, { message: 'what is still loading' }).toBe('')

  /** Follows one of the microsite's links, anywhere on the screen. */
  const follow = (href: string): Promise<void> =>
    page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('fayre-microsite')?.shadowRoot?.append(link)
      link.click()
      link.remove()
    }, href)

  /** The text of the focused element. */
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.querySelector('fayre-microsite')?.shadowRoot?.activeElement
      return element?.matches('main') ? 'main' : (element?.textContent?.trim() ?? 'nothing')
    })

  return { main, heading, menu, open, settle, follow, focused }
}
