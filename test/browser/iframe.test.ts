import type { FrameLocator, Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, onTestFinished } from 'vitest'
import { atRest } from './at-rest.ts'
import { launchWholeChromium } from './chromium.ts'
import { test } from './fixture.ts'
import { type Host, serveHostPage } from './host-page.ts'

test.override('motion', 'no-preference')

const hosts: Host[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

async function open(page: Page, body: string, query = ''): Promise<void> {
  const host = await serveHostPage({ body })
  hosts.push(host)
  await page.goto(host.url + query)
}

const frameOf = (demo: string) =>
  `<iframe src="${demo}/embed.html?block=donation-form&event=riverside-10k" title="Donate" allow="payment" width="600" height="150"></iframe>
   <script type="module" src="${demo}/frame.js"></script>`

const heightOf = (page: Page) =>
  page.locator('iframe').evaluate(frame => Number.parseFloat((frame as HTMLElement).style.height || '0'))

describe('a block in a frame of another site', () => {
  test('takes a gift without any storage, is as high as its content, and tells the page around it', async ({
    visitor,
    demo,
  }) => {
    const browser = await launchWholeChromium()
    onTestFinished(() => browser.close())
    const page = await visitor({}, browser)
    await page.addInitScript(() => {
      addEventListener('fayre-donation-complete', event => {
        document.title = JSON.stringify([(event.target as Element).localName, (event as CustomEvent).detail.amount])
      })
    })
    await open(page, `<p>Above</p>${frameOf(demo)}`, '/?utm_source=news&page=2')
    const frame = page.frameLocator('iframe').first()
    await frame.locator('fayre-donation-form').waitFor()
    await frame.getByRole('main').getByRole('heading', { level: 1, name: 'Riverside 10K' }).waitFor()
    const store = page.frames()[1]?.evaluate(() => localStorage.length)
    await expect(store).rejects.toThrow('Access is denied')
    await frame.getByRole('radio', { name: '£10', exact: true }).check()
    await expect.poll(() => heightOf(page)).toBeGreaterThan(200)
    const first = await heightOf(page)
    await frame.getByRole('button', { name: /^Give £/ }).click()
    await frame.getByLabel('First name').fill('Ada')
    await expect.poll(() => heightOf(page)).not.toBe(first)
    await frame.getByLabel('Last name').fill('Lovelace')
    await frame.getByLabel('Email address').fill('ada@example.com')
    for (const no of await frame.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
    await frame.getByRole('button', { name: /^Continue/ }).click()
    await frame.getByRole('radio', { name: /^No/ }).check()
    await frame.getByRole('button', { name: /Continue to payment/ }).click()
    const card = frame.frameLocator('iframe')
    await card.getByLabel('Card number').fill('4242 4242 4242 4242')
    await card.getByLabel(/Expiration/).fill('1234')
    await card.getByLabel(/Security/).fill('123')
    const sent = page.waitForRequest(/checkout\/pay\/stripe$/)
    await frame.getByRole('button', { name: /^Pay/ }).click()
    expect((await sent).postDataJSON()).toMatchObject({ campaign: { utm_source: 'news' } })
    await frame.getByRole('heading', { name: /^Thank you/ }).waitFor()
    await expect.poll(() => page.title()).toBe('["iframe",1000]')
  })

  test('gets no message before it has loaded, which browsers would report', async ({ page, demo }) => {
    const complaints: string[] = []
    page.on('console', message => void (/postMessage/.test(message.text()) && complaints.push(message.text())))
    await open(page, `<div style="height: 4000px"></div>${frameOf(demo).replace('<iframe', '<iframe loading="lazy"')}`)
    await page.waitForLoadState('networkidle')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await expect.poll(() => heightOf(page)).toBeGreaterThan(200)
    expect(complaints).toEqual([])
  })

  test('keeps what was typed in a store of its own, apart from the same form elsewhere', async ({ demo }) => {
    // Playwright disables partitioned storage, and with it all storage of a frame of another site.
    const browser = await launchWholeChromium(['--disable-features=Translate'])
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ locale: 'en-GB' })
    const own = `${demo}/embed.html?block=donation-form&event=riverside-10k`
    const nameIn = async (form: Page | FrameLocator) => {
      await form.getByRole('radio', { name: '£10', exact: true }).check()
      await form.getByRole('button', { name: /^Give £/ }).click()
      return form.getByLabel('First name')
    }
    await page.goto(own)
    await (await nameIn(page)).fill('Augusta')

    await open(page, frameOf(demo))
    const frame = page.frameLocator('iframe').first()
    const name = await nameIn(frame)
    await expect.poll(() => name.inputValue()).toBe('')
    await name.fill('Grace')
    await page.reload()
    await expect.poll(() => frame.getByLabel('First name').inputValue()).toBe('Grace')

    await page.goto(own)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Augusta')
  })

  test('scrolls the page to a mistake that is out of sight', async ({ page, demo }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, `<div style="height:1500px"></div>${frameOf(demo)}<div style="height:3000px"></div>`)
    const frame = page.frameLocator('iframe').first()
    // A frame that still grows would move the button away from a mouse.
    await frame.getByRole('button', { name: /^Give £/ }).press('Enter')
    await frame.getByLabel('First name').waitFor()
    // The page scrolls to the new step, and the frame grows with it.
    await atRest(page)
    const topOf = async (part: Locator) => {
      const ofFrame = await page.locator('iframe').evaluate(one => one.getBoundingClientRect().top)
      return ofFrame + (await part.evaluate(one => one.getBoundingClientRect().top))
    }
    const next = frame.getByRole('button', { name: /^Continue/ })
    await next.scrollIntoViewIfNeeded()
    // The error will be shown above the visible part of the frame.
    expect(await topOf(frame.getByRole('heading', { name: 'Your details' }))).toBeLessThan(0)
    await next.click()
    const alert = frame.getByRole('alert')
    await alert.waitFor()
    await expect.poll(() => topOf(alert)).toBeGreaterThanOrEqual(0)
    expect(await topOf(alert)).toBeLessThan(300)
  })

  test('does not obey other origins, other windows or other versions', async ({ page, demo }) => {
    await open(page, frameOf(demo))
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: /^Give £/ })
      .waitFor()
    await atRest(page)
    await page.evaluate(origin => {
      postMessage({ fayre: 1, type: 'height', height: 9999 })
      const { contentWindow } = document.querySelector('iframe') ?? {}
      const forged: MessageEventInit[] = [
        {
          origin: 'https://elsewhere.example',
          source: contentWindow ?? null,
          data: { fayre: 1, type: 'height', height: 9999 },
        },
        { origin, source: window, data: { fayre: 1, type: 'height', height: 9999 } },
        { origin, source: contentWindow ?? null, data: { fayre: 2, type: 'height', height: 9999 } },
        { origin, source: contentWindow ?? null, data: { fayre: 1, type: 'event', name: 'click', detail: 1 } },
      ]
      for (const init of forged) dispatchEvent(new MessageEvent('message', init))
    }, demo)
    expect(await heightOf(page)).toBeLessThan(9999)
    // A genuine message does set the height; otherwise the check above would prove nothing.
    const height = await page.evaluate(origin => {
      const frame = document.querySelector('iframe')
      const data = { fayre: 1, type: 'height', height: 777 }
      dispatchEvent(new MessageEvent('message', { origin, source: frame?.contentWindow ?? null, data }))
      return frame?.clientHeight
    }, demo)
    expect(height).toBe(777)
  })

  test.for(['moonlight-ball', 'riverside-10k'])(
    'moves nothing while it comes, though the fonts of %s come late',
    async (event, { page, demo }) => {
      await page.addInitScript(() => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value
          document.documentElement.dataset.shifted = String(shifted)
        }).observe({ type: 'layout-shift', buffered: true })
        let shifted = 0
      })
      await page.route(/\.woff2$/, async route => {
        await page.getByRole('button', { name: /^Give £/ }).waitFor()
        await route.continue()
      })
      const font = page.waitForEvent('requestfinished', request => request.url().endsWith('.woff2'))
      await page.goto(`${demo}/embed.html?block=donation-form&event=${event}`)
      await page.getByRole('button', { name: /^Give £/ }).waitFor()
      await font
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBe(0)
    },
  )

  test('takes nothing harmful from its address', async ({ page, demo }) => {
    const query = `block=total-raised&event=riverside-10k&label="><script>alert(1)</script>&onclick=alert(1)&host=https://elsewhere.example`
    await page.goto(`${demo}/embed.html?${query}`)
    const block = page.locator('fayre-total-raised')
    await block
      .getByText(/£[\d,]+/)
      .first()
      .waitFor()
    expect((await block.evaluate(element => element.getAttributeNames())).sort()).toEqual(['event', 'label'])
    expect(await page.evaluate(() => document.querySelectorAll('script:not([src])').length)).toBe(0)
    const refused = await fetch(`${demo}/embed.html?block=<script>`)
    expect(refused.status).toBe(400)
  })
})

test('an element that stands in for a tag becomes the block', async ({ page, demo }) => {
  await open(
    page,
    `<script type="module" src="${demo}/all.js" data-host="."></script>
     <div data-fayre="total-raised" data-event="riverside-10k" data-label="so far"><a href="/give">Give</a></div>`,
  )
  await page.locator('div > fayre-total-raised').getByText('so far').waitFor()
})
