import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixture.ts'

const blocks = {
  'total-raised': 'riverside-10k',
  'donation-progress': 'riverside-10k',
  'donation-form': 'riverside-10k',
  'individual-giving': 'riverside-10k',
  leaderboard: 'riverside-10k',
  'auction-lots': 'moonlight-ball',
  tickets: 'moonlight-ball',
  'pledge-list': 'moonlight-ball',
}

/** Two of each block until they show an amount, then removed; the page remembers which, without holding them. */
async function showAndRemove(page: Page): Promise<void> {
  await page.evaluate(blocks => {
    for (const [tag, event] of [...Object.entries(blocks), ...Object.entries(blocks)]) {
      const element = document.createElement(`fayre-${tag}`)
      element.className = 'passing'
      element.setAttribute('event', event)
      element.setAttribute('host', location.origin)
      document.body.append(element)
    }
  }, blocks)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.passing')].every(({ shadowRoot }) => /£\d/.test(shadowRoot?.textContent ?? '')),
  )
  await page.evaluate(() => {
    const passed = [...document.querySelectorAll('.passing')]
    Object.assign(window, { removed: passed.map(element => new WeakRef(element)) })
    for (const element of passed) element.remove()
  })
}

test('removed blocks can be garbage-collected', async ({ page, demo }) => {
  await page.goto(`${demo}/demo/riverside-10k/`)
  for (const tag of Object.keys(blocks)) await page.addScriptTag({ type: 'module', url: `${demo}/${tag}.js` })
  await showAndRemove(page)
  const session = await page.context().newCDPSession(page)
  /** Not counted: an event's first block, whose site uses its functions, and the one that was drawn last. */
  const heldAgain = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return page.evaluate(() => {
      const { removed } = window as unknown as { removed: WeakRef<Element>[] }
      const names = removed.flatMap(reference => reference.deref()?.localName ?? [])
      return names.filter((name, at) => names.indexOf(name) !== at)
    })
  }
  await expect.poll(heldAgain, { interval: 500 }).toEqual([])
})
