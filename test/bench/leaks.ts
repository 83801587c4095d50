import type { Browser, Page } from 'playwright-core'
import { eventName } from './give.ts'
import { held } from './held.ts'
import type { Row } from './table.ts'

const elements = 300
/** Warm-up, so that what is created once exists when the counting begins. */
const warmUp = 30
/**
 * Milliseconds after which everything is released: a store's resources a second after its last reader, a socket five
 * seconds later.
 */
const lettingGo = 7000

/** Mounts and removes blocks, and measures what remains. */
export async function measureLeaks(browser: Browser, demo: string): Promise<Row[]> {
  const page = await browser.newPage()
  try {
    let sockets = 0
    page.on('websocket', socket => {
      sockets++
      socket.on('close', () => sockets--)
    })
    const opened = page.waitForEvent('websocket')
    await page.goto(`${demo}/demo/${eventName}/`)
    await opened
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(
        'fayre-total-raised, fayre-donation-progress, fayre-donation-form',
      ))
        element.remove()
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await mountAndRemove(page, warmUp)
    const before = await held(session)
    await mountAndRemove(page, elements)
    const after = await held(session)
    return [
      { what: `${elements} blocks removed, sockets left`, measured: sockets, budget: { exactly: 0 } },
      {
        what: `${elements} blocks removed, listeners left`,
        measured: Math.max(0, after.listeners - before.listeners),
        budget: { exactly: 0 },
      },
      {
        what: `${elements} blocks removed, nodes left`,
        measured: Math.max(0, after.nodes - before.nodes),
        budget: { exactly: 0 },
      },
      {
        what: `${elements} blocks removed, heap grown`,
        measured: (after.heap - before.heap) / 1e6,
        unit: 'MB',
        digits: 2,
        budget: { most: 0.5 },
      },
    ]
  } finally {
    await page.close()
  }
}

/** Ten at a time, each until it shows its content. */
async function mountAndRemove(page: Page, count: number): Promise<void> {
  const tags = ['fayre-total-raised', 'fayre-donation-progress', 'fayre-donation-form']
  for (let done = 0; done < count; done += 10) {
    await page.evaluate(
      ([names, event]) => {
        for (let index = 0; index < 10; index++) {
          const element = document.createElement(names[index % names.length] ?? '')
          element.className = 'passing'
          element.setAttribute('event', event)
          element.setAttribute('host', location.origin)
          document.body.append(element)
        }
      },
      [tags, eventName] as const,
    )
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.passing')].every(element => /£\d/.test(element.shadowRoot?.textContent ?? '')),
    )
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.passing')) element.remove()
    })
  }
  await page.waitForTimeout(lettingGo)
}
