import type { Page } from 'playwright-core'

/** Until what has just happened is on screen, and observers have been told. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

/** Until what moves has arrived, but for what never ends. */
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

/** Until nothing is on its way any more either. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await still(page)
}
