import type { Page } from 'playwright-core'

/** Waits until the last change is painted and observers have run. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

/** Waits until animations have ended, except endless ones. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    const moving = roots
      .flatMap(root => root.getAnimations())
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await drawn(page)
}

/** Waits until no request is running either. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await still(page)
}
