import type { Locator, Page } from 'playwright-core'

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

  /** Waits until all placeholders are gone, but for that of a block which loads when it comes near. */
  async function settle(): Promise<void> {
    await page.waitForFunction(() => {
      const root = document.querySelector('fayre-microsite')?.shadowRoot
      return (
        root?.querySelector('.microsite-main') && !root.querySelector(':not(.block) > .skeleton, [aria-busy="true"]')
      )
    })
  }

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
