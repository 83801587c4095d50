import type { Locator, Page } from 'playwright-core'
import { drawn } from './at-rest.ts'

/** A donor's steps in the form, found by the visible text. */
export function donor(page: Page, tag = 'fayre-donation-form') {
  const form = page.locator(tag)
  const card = page.frameLocator(`${tag} iframe`)
  const button = (name: RegExp): Locator => form.getByRole('button', { name })

  const choice = (name: string): Locator => form.getByRole('radio', { name, exact: true })

  /** The home page loads its form when it is scrolled near it. */
  async function approach(): Promise<void> {
    await choice('Other amount').or(form.locator('[data-block="donation_form"]')).first().scrollIntoViewIfNeeded()
  }

  async function choose(amount: string): Promise<void> {
    await approach()
    await choice(amount).check()
    await button(/^Give £/).click()
  }

  // One network address and e-mail may pay thirty times in ten minutes.
  const someone = () => `ada-${Math.random()}@example.com`

  async function introduce({ first = 'Ada', last = 'Lovelace', email = someone() } = {}): Promise<void> {
    await form.getByLabel('First name').fill(first)
    await form.getByLabel('Last name').fill(last)
    await form.getByRole('textbox', { name: 'Email address' }).fill(email)
    // Answers the event's other questions with no.
    for (const no of await form.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
    await button(/^Continue/).click()
    await form.getByRole('heading', { name: /Review and pay|at no cost to you/ }).waitFor()
    const withoutGiftAid = form.getByRole('radio', { name: /^No/ })
    if ((await form.getByText('claim Gift Aid').count()) === 0) return
    await withoutGiftAid.check()
    await button(/Continue to payment/).click()
  }

  async function fillCard(number: string): Promise<void> {
    await card.getByLabel('Card number').fill(number)
    await card.getByLabel(/Expiration/).fill('1234')
    await card.getByLabel(/Security/).fill('123')
  }

  async function pay(): Promise<void> {
    const press = button(/^Pay/)
    // Waits for scrolling to end: a click during it would land in the card's frame, where the button was.
    await press.evaluate(one => one.scrollIntoView({ block: 'center' }))
    await drawn(page)
    await press.click()
  }
  const thanks = form.getByRole('heading', { name: /^Thank you/ })

  return { form, card, button, choice, approach, choose, introduce, fillCard, pay, thanks }
}

/** The API's total of an event. */
export async function totalOf(demo: string, event: string): Promise<{ total_raised: number; donation_count: number }> {
  const answer = await fetch(`${demo}/api/v1/donations/total?event=${event}`)
  return (await answer.json()) as { total_raised: number; donation_count: number }
}

/** The 3-D Secure page's button. */
export function bank(page: Page, button: RegExp): Locator {
  return page.frameLocator('iframe[src*="authenticate"]').getByRole('button', { name: button })
}
