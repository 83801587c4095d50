import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage, standIn } from './host-page.ts'
import { member } from './member.ts'

test('a gift that is open in two tabs is paid once, and both tabs say so', async ({ page, demo, expectProblem }) => {
  // The provider refuses the second press.
  expectProblem(/status of 400/)
  const event = 'riverside-10k'
  const before = await totalOf(demo, event)
  const email = `ada-${Math.random()}@example.com`
  const tabs = [page, await page.context().newPage()].map(tab => ({ tab, ada: donor(tab) }))
  for (const { tab, ada } of tabs) {
    await tab.goto(`${demo}/demo/${event}/`)
    // The second tab opens at the step of the first, with everything that was typed there.
    if (tab === page) {
      await ada.choose('£25')
      await ada.introduce({ email })
    }
    await ada.fillCard('4242 4242 4242 4242')
  }
  const references: string[] = []
  for (const { tab, ada } of tabs) {
    await tab.bringToFront()
    await ada.pay()
    await ada.thanks.waitFor()
    references.push((await ada.form.getByText(/^Your reference/).textContent()) ?? '')
  }
  expect(references[1]).toBe(references[0])
  expect((await totalOf(demo, event)).donation_count - before.donation_count).toBe(1)
})

test('a gift continues as the member’s who signs in after a declined card, with all input', async ({
  page,
  demo,
  expectProblem,
}) => {
  // The first card is declined. A guest's attempt must not become the member's.
  expectProblem(/status of (402|409)/)
  const event = 'moonlight-ball'
  const before = await totalOf(demo, event)
  const guest = member(page, demo, event)
  const ada = donor(page, 'fayre-microsite')
  await guest.go('/')
  await guest.button('Decline').click()
  await ada.choose('£50')
  await ada.introduce()
  await ada.fillCard('4000 0000 0000 0002')
  await ada.pay()
  await ada.form.getByText('Your card was declined.').waitFor()
  await guest.link('Sign in').first().click()
  await guest.field('Email address').fill('guest@fayre.example')
  await guest.field('Password').fill('fayre-demo')
  await page.keyboard.press('Enter')
  await guest.at('/')
  await ada.form.getByText('Ada Lovelace').waitFor()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await ada.thanks.waitFor()
  expect((await totalOf(demo, event)).donation_count - before.donation_count).toBe(1)
  // The steps were left, so the browser's Back leaves the form.
  await expect.poll(() => page.evaluate(() => history.state.fayre.steps)).toEqual([])
})

describe('where the event takes no guests, the first step asks to sign in', () => {
  const event = 'moonlight-ball'

  async function takeNoGuests(page: Page): Promise<void> {
    await page.route(/app\/settings/, async route => {
      const answer = await route.fetch()
      const settings = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...settings, guest_checkout_enabled: 'no' } })
    })
  }

  const framed = (demo: string, sandbox = '') =>
    `<iframe src="${demo}/embed.html?block=donation-form&event=${event}" title="Donate" width="600" height="900" ${sandbox}></iframe>`

  async function giveInFrame(page: Page): Promise<void> {
    const form = page.frameLocator('iframe').locator('fayre-donation-form')
    await form.getByRole('radio', { name: '£500', exact: true }).check()
    await form.getByText('on the event’s own site first').waitFor()
    await form.getByRole('button', { name: 'Sign in to give' }).click()
  }

  /** The platform has stored the frame's gift already. */
  async function goesOn(page: Page): Promise<void> {
    const { form } = donor(page, 'fayre-microsite')
    await form.getByRole('heading', { name: 'Your details' }).waitFor()
    await form.getByText('£500', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${event}/pledge/charity-name`)
  }

  async function signIn(page: Page, demo: string): Promise<void> {
    const guest = member(page, demo, event)
    await guest.field('Email address').fill('guest@fayre.example')
    await guest.field('Password').fill('fayre-demo')
    await page.keyboard.press('Enter')
  }

  test('and the microsite comes back to the next step with what was chosen', async ({ page, demo }) => {
    await takeNoGuests(page)
    await page.goto(`${demo}/${event}/pledge/charity-name`)
    const ada = donor(page, 'fayre-microsite')
    await ada.choice('£500').check()
    await ada.button(/^Sign in to give$/).click()
    await signIn(page, demo)
    await ada.form.getByRole('heading', { name: 'Your details' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/${event}/pledge/charity-name`)
    await expect.poll(() => ada.form.getByLabel('First name').inputValue()).not.toBe('')
    await ada.button(/^Back$/).click()
    await ada.button(/^Give £500$/).waitFor()
  })

  test('and a block on a charity’s page comes back to that page', async ({ page, demo, visitor }) => {
    await takeNoGuests(page)
    const host = await serveHostPage({ body: standIn(demo) + block('donation-form', demo, event) })
    onTestFinished(host.close)
    await page.goto(`${host.url}/appeal?year=7#give`)
    const ada = donor(page)
    await ada.choice('£500').check()
    await ada.button(/^Sign in to give$/).click()
    await page.waitForURL(/\/sign-in\?/)
    const exchanged = page.waitForRequest(/users\/token/)
    await signIn(page, demo)
    const { code } = (await exchanged).postDataJSON() as { code: string }
    await ada.form.getByRole('heading', { name: 'Your details' }).waitFor()
    expect(page.url()).toBe(`${host.url}/appeal?year=7#give`)
    await ada.form.getByText('£500', { exact: true }).waitFor()
    await expect.poll(() => ada.form.getByLabel('First name').inputValue()).not.toBe('')

    // The code is used up, and no link makes another browser accept this or another code.
    const stranger = await visitor()
    await takeNoGuests(stranger)
    const asked: string[] = []
    stranger.on('request', request => void (/users\/token/.test(request.url()) && asked.push(request.url())))
    await stranger.goto(`${host.url}/?fayre_code=${code}`)
    await donor(stranger)
      .button(/^Sign in to give$/)
      .waitFor()
    expect([stranger.url(), asked]).toEqual([`${host.url}/`, []])
  })

  test('and from a frame the gift goes on in the microsite, with what was chosen', async ({ page, demo }) => {
    await takeNoGuests(page)
    const host = await serveHostPage({ body: framed(demo) })
    onTestFinished(host.close)
    await page.goto(host.url)
    await giveInFrame(page)
    await signIn(page, demo)
    await goesOn(page)
  })

  test('and from a frame that may not leave its page it continues in a new tab', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Unsafe attempt to initiate navigation/)
    const sandbox = 'sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"'
    await takeNoGuests(page)
    const host = await serveHostPage({ body: framed(demo, sandbox) })
    onTestFinished(host.close)
    await page.goto(host.url)
    const [beside] = await Promise.all([page.context().waitForEvent('page'), giveInFrame(page)])
    await takeNoGuests(beside)
    await signIn(beside, demo)
    await goesOn(beside)
    expect(page.url()).toBe(`${host.url}/`)
  })

  test('and a frame that may open nothing shows the address', async ({ page, demo, expectProblem }) => {
    expectProblem(/Unsafe attempt to initiate navigation/)
    expectProblem(/Blocked opening/)
    await takeNoGuests(page)
    const host = await serveHostPage({ body: framed(demo, 'sandbox="allow-scripts allow-forms allow-same-origin"') })
    onTestFinished(host.close)
    await page.goto(host.url)
    await giveInFrame(page)
    const form = page.frameLocator('iframe').locator('fayre-donation-form')
    const link = form.getByRole('alert').getByRole('link')
    const address = (await link.getAttribute('href')) ?? ''
    expect(await link.textContent()).toBe(address)
    await form.getByRole('radio', { name: '£50', exact: true }).check()
    expect(await link.count()).toBe(0)
    await giveInFrame(page)
    await link.waitFor()
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)

    await page.goto(address)
    await takeNoGuests(page)
    await signIn(page, demo)
    await goesOn(page)
  })

  test('and without storage it continues in the microsite, because the page cannot resume it', async ({
    page,
    demo,
  }) => {
    await takeNoGuests(page)
    const host = await serveHostPage({ body: standIn(demo) + block('donation-form', demo, event) })
    onTestFinished(host.close)
    await page.addInitScript(origin => {
      if (location.origin !== origin) return
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    }, host.url)
    await page.goto(host.url)
    const ada = donor(page)
    await ada.choice('£500').check()
    await ada.form.getByText('on the event’s own site first').waitFor()
    await ada.button(/^Sign in to give$/).click()
    await signIn(page, demo)
    await donor(page, 'fayre-microsite')
      .button(/^Give £500$/)
      .waitFor()
  })

  test('and whoever is signed in on the platform presses a button there, and stays there if the page is not known', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/status of 403/)
    const guest = member(page, demo, event)
    await guest.signIn('guest@fayre.example', 'fayre-demo')
    await guest.at('/')
    const asked = new URLSearchParams({
      page: 'https://evil.example/appeal',
      challenge: 'x'.repeat(43),
      amount: '50000',
    })
    await guest.go(`/sign-in/return?${asked}`)
    await guest.button('Go back to evil.example').click()
    await guest.link('Give here').click()
    await donor(page, 'fayre-microsite')
      .button(/^Give £500$/)
      .waitFor()
  })
})
