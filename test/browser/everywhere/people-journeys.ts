import { expect } from 'vitest'
import { bank } from '../donor.ts'
import { mailedCode } from '../outbox.ts'
import type { Visit } from './embeddings.ts'

/**
 * From a screen that needs an account, through sign-up and code and back to it, through the account, and signed out.
 */
export async function joins({ page, demo, enter, follow, heading, isAt, embedding }: Visit): Promise<void> {
  const email = `e${Date.now()}${Math.round(Math.random() * 1000)}@example.com`
  await enter('/account/orders')
  await page.getByRole('link', { name: 'Create an account' }).press('Enter')
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true })
    if (await field.count()) await field.fill(text)
  }
  await page.getByLabel('First name').fill('Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', email)
  await type('Mobile number', '07700 900555')
  await type('Password', 'three random words')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await heading('Enter your code').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(demo, email))
  await heading('Welcome, Ada').waitFor()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await isAt('/account/orders')
  await heading('Your account').waitFor()
  await page.getByRole('link', { name: 'Ada', exact: true }).first().waitFor()
  await follow('/profile')
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lovelace')
  if (embedding.mode !== 'memory') {
    await page.reload()
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lovelace')
  }
  await keepsCard({ page, follow })
  // By mouse, because the focus may still be returning from the bank's dialog.
  await page.getByRole('link', { name: 'Ada', exact: true }).first().click()
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('fayre.token')
}

/** Saves a card for bids, with a bank's dialog that leaves no history entry. */
async function keepsCard({ page, follow }: Pick<Visit, 'page' | 'follow'>): Promise<void> {
  await follow('/pre-auth')
  const card = page.frameLocator('fayre-microsite iframe')
  await card.getByLabel('Card number').fill('4000 0027 6000 3184')
  await card.getByLabel(/Expiration/).fill('1234')
  await card.getByLabel(/Security/).fill('123')
  const before = await page.evaluate(() => history.length)
  // Playwright waits for an enabled button before a click, but not before a key press.
  await page.getByRole('button', { name: 'Keep this card', disabled: false }).press('Enter')
  await bank(page, /Complete/).click()
  await page.getByText(/Visa ending in 3184/).waitFor()
  expect(await page.evaluate(() => history.length)).toBe(before)
}

/** Helps people who can't sign in, without revealing whose account exists. */
export async function helpsWhoCannotSignIn({ page, embedding, enter, heading }: Visit): Promise<void> {
  const nobody = `nobody-${Math.random()}@example.com`
  if (embedding.event === 'moonlight-ball') {
    await enter('/reset-password')
    await page.getByLabel('Email address').fill(nobody)
    await page.getByRole('button', { name: 'Send the link' }).press('Enter')
    await page.getByText(`If there is an account for ${nobody}`).waitFor()
  } else if (embedding.event === 'summer-fayre') {
    await enter('/resend-pin')
    await page.getByLabel('Mobile number').fill('07700 900999')
    await page.getByRole('button', { name: 'Send PIN' }).press('Enter')
    await page.getByText(/If there is an account for/).waitFor()
  } else {
    await enter(`/sign-in?email=${encodeURIComponent(nobody)}`)
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(nobody)
    await page.getByRole('button', { name: 'Send me a code' }).press('Enter')
    await heading('Enter your code').waitFor()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('alert').waitFor()
  }
}

/** The front page's blocks: the total, and a form whose steps do not change the address; the way back is one step. */
export async function shows({ page, embedding, enter, main, follow }: Visit): Promise<void> {
  await enter()
  const url = page.url()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await main
    .getByText(/raised/)
    .first()
    .waitFor()
  await main.locator('[data-block="donation_form"]').scrollIntoViewIfNeeded()
  await main.getByRole('button', { name: /^Give £/ }).press('Enter')
  await main.getByRole('heading', { name: 'Your details' }).waitFor()
  await main.getByLabel('First name').fill('Ada')
  const hasHistory = embedding.mode !== 'memory'
  expect([page.url(), await entries()]).toEqual([url, before + (hasHistory ? 1 : 0)])
  if (hasHistory) {
    await page.goBack()
    await main.getByRole('button', { name: /^Give £/ }).waitFor()
    await page.goForward()
    await expect.poll(() => main.getByLabel('First name').inputValue()).toBe('Ada')
  }
  await follow('/contact')
  await main.getByRole('link', { name: /@/ }).first().waitFor()
}
