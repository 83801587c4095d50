import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { keptForOffline } from './kept-for-offline.ts'
import { member } from './member.ts'
import { noNetwork } from './no-network.ts'

const phone = { viewport: { width: 390, height: 844 } } as const

/**
 * Puts a page's clock ahead by the stored time, and cuts the door's requests where that is stored, even after a reload: while a
 * page is left, Chromium may let an offline one send. Text, because the page lacks the compiler's helpers.
 */
const clockAndNetwork = `{
  const ask = fetch
  const isLost = ([about]) => sessionStorage.getItem('cut') && new Request(about).url.includes('/admin/door')
  fetch = (...given) => (isLost(given) ? Promise.reject(new TypeError('Failed to fetch')) : ask(...given))
  const Real = Date
  const ahead = () => Number(sessionStorage.getItem('ahead'))
  Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [Real.now() + ahead()])) }
    static now() { return Real.now() + ahead() }
  }
}`

/** An organiser's device at a door of the ball. */
async function openDoor(page: Page, demo: string, name: string) {
  await page.addInitScript({ content: clockAndNetwork })
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/door')
  await harriet.heading('Door').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByText(/^List of /).waitFor()
  await page.getByLabel('Name of this door').fill(name)
  const answer = page.locator('.door-answer')
  return {
    answer,
    /** Types a code like a hand scanner. */
    async scan(code: string): Promise<void> {
      await page.getByLabel('Name, order or code').focus()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
    says: (words: string | RegExp) => answer.getByText(words).waitFor(),
  }
}

test('two doors, one of them without network, let a ticket in twice and say so', { timeout: 120_000 }, async ({
  visitor,
  demo,
  expectProblem,
}) => {
  expectProblem(noNetwork)
  const [one, other] = [await visitor(phone), await visitor({ ...phone, viewport: { width: 1440, height: 900 } })]
  const [tent, main] = [await openDoor(one, demo, 'Tent'), await openDoor(other, demo, 'Main door')]
  expect(await axe(one)).toEqual([])
  const count = (await other.getByText(/^\d+ of \d+ in$/).textContent()) ?? ''
  const [before = 0, expected = 0] = count.match(/\d+/g)?.map(Number) ?? []
  const inside = (page: Page, more: number) =>
    expect.poll(() => page.locator('.door-count').textContent()).toBe(`${before + more} of ${expected} in`)

  await keptForOffline(one)

  // Without a network the device answers from its own list, and keeps its scans over a change of the screen.
  await one.context().setOffline(true)
  await one.evaluate(() => sessionStorage.setItem('cut', 'yes'))
  await tent.scan('BALLGUEST0000005')
  await tent.says('Callum Fraser')
  await tent.says('Not sent yet')
  await one.getByText(/^Not connected/).waitFor()
  await tent.scan('BALLGUEST0000006')
  await tent.says('Ingrid Solheim')
  await one.getByText('2 to send').waitFor()
  await inside(one, 2)
  await inside(other, 0)

  // Ten minutes pass, and somebody reloads the page: everything is still there, and scanning goes on.
  await one.evaluate(() => sessionStorage.setItem('ahead', String(10 * 60_000)))
  await one.reload()
  await one.getByText('2 to send').waitFor()
  await one.getByText(/^Not connected/).waitFor()
  expect(await one.getByText('System Error').count()).toBe(0)
  await tent.scan('BALLGUEST0000006')
  await tent.says('Already in')
  const search = one.getByLabel('Name, order or code')
  await search.fill('noor')
  await one.getByRole('button', { name: 'Let in Noor Aziz' }).waitFor()
  await search.fill('')
  expect(await axe(one)).toEqual([])

  // Meanwhile the other door lets one of the same guests in.
  await main.scan('https://give.example/t/ballguest0000005')
  await main.says('Callum Fraser')
  await inside(other, 1)

  // Back on the network: queued scans are sent once, and the second door learns who was first, and when.
  await one.evaluate(() => sessionStorage.removeItem('cut'))
  await one.context().setOffline(false)
  // The whole room, so that a failure shows what it says instead.
  await expect.poll(() => one.locator('main.microsite-main').textContent()).toContain('Let in twice')
  await one.getByText(/^Callum Fraser: already since \d\d:\d\d, Main door, Harriet/).waitFor()
  await inside(other, 2)
  await inside(one, 2)
  await one.getByText('Live', { exact: true }).waitFor()
  expect(await axe(one)).toEqual([])

  // The other door learns by a push what this one did.
  await main.scan('BALLGUEST0000006')
  await main.says('Already in')
  await main.says(/^Since \d\d:\d\d, Tent, Harriet/)
  await main.scan('BALLGUEST9999999')
  await main.says('Not found')

  // By name, and with the keyboard alone.
  await other.getByLabel('Name, order or code').focus()
  await other.keyboard.type('noor')
  await other.getByRole('button', { name: 'Let in Noor Aziz' }).waitFor()
  await other.keyboard.press('Tab')
  await other.keyboard.press('Enter')
  await main.says('Noor Aziz')
  await inside(other, 3)
  expect(await axe(other)).toEqual([])
  const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([await wide(one), await wide(other)]).toEqual([0, 0])
})
