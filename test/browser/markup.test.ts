import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampled } from '../full-run.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-missing-references': 'error',
    // Rules of style rather than validity, as browsers serialise in their own way.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
})

/** Markup errors of a screen, inside its shadow root, checked as a document of its own. */
async function faultsOf(page: Page, tag: string): Promise<string[]> {
  const inside = await page.locator(tag).evaluate(element => element.shadowRoot?.innerHTML ?? '')
  expect(inside.length).toBeGreaterThan(100)
  return faultsIn(`<!DOCTYPE html><html lang="en"><head><title>Screen</title></head><body>${inside}</body></html>`)
}

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 60, offset + 120)}`),
  )
}

const screens = {
  'moonlight-ball': ['/sign-in?_redirect=/ticket/checkout', '/sign-up', '/password-reset', '/reset-password?token=x'],
  'riverside-10k': ['/', '/about', '/sponsors', '/contact', '/terms', '/404', '/sign-in', '/order-complete'],
  'summer-fayre': ['/', '/sign-in', '/sign-up', '/resend-pin'],
} as const

test('faulty markup is found', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`
  expect(await faultsIn(page('<p>Fine</p>'))).toEqual([])
  for (const fault of ['<p><div>x</div></p>', '<label for="a">A</label>', '<i id="a"></i><i id="a"></i>'])
    expect(await faultsIn(page(fault)), fault).not.toEqual([])
})

test.for(sampled(Object.entries(screens), 3))(
  'the screens of %s are valid',
  async ([event, paths], { page, demo, expectProblem }) => {
    expectProblem(/status of 404/)
    const site = microsite(page)
    for (const path of paths) {
      await site.open(`${demo}/${event}${path}`)
      await site.settle()
      expect(await faultsOf(page, 'fayre-microsite'), path).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(await faultsOf(page, 'fayre-microsite'), 'menu').toEqual([])
  },
)

test('the screens of an account are valid', async ({ page, demo }) => {
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.signIn('guest@fayre.example', 'fayre-demo')
  await eleanor.at(/^\/?$/)
  const sections = [
    '',
    '/details',
    '/address',
    '/communication',
    '/cards',
    '/orders',
    '/donations',
    '/security',
    '/data',
  ]
  for (const path of sampled(sections, 2)) {
    await eleanor.go(`/account${path}`)
    await microsite(page).settle()
    expect(await faultsOf(page, 'fayre-microsite'), path).toEqual([])
  }
  await eleanor.button('Delete my account…').click()
  await eleanor.button('Delete my account').click()
  await page.getByRole('link', { name: 'Please enter your current password' }).waitFor()
  expect(await faultsOf(page, 'fayre-microsite'), 'mistakes').toEqual([])
  await eleanor.go('/pre-auth')
  await page.frameLocator('fayre-microsite iframe').getByLabel('Card number').waitFor()
  expect(await faultsOf(page, 'fayre-microsite'), 'pre-auth').toEqual([])
})

test('each step of a gift, and each small block, is valid', async ({ page, demo }) => {
  await page.goto(`${demo}/demo/riverside-10k/`)
  const ada = donor(page)
  const look = async (step: string) => expect(await faultsOf(page, 'fayre-donation-form'), step).toEqual([])
  await ada.button(/^Give £/).waitFor()
  await look('amount')
  await ada.choice('Other amount').check()
  await ada.button(/^Give$/).click()
  await ada.form.getByRole('alert').waitFor()
  await look('no amount')
  await ada.choose('£25')
  await ada.button(/Continue/).click()
  await ada.form.getByRole('alert').waitFor()
  await look('details with mistakes')
  await ada.introduce()
  await ada.card.getByLabel('Card number').waitFor()
  await look('payment')
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await ada.thanks.waitFor()
  await look('thank-you')
  await page.locator('fayre-donation-progress').getByRole('meter').waitFor()
  expect(await faultsOf(page, 'fayre-donation-progress')).toEqual([])
})

test('the documents around them are valid too', async ({ demo }) => {
  const paths = ['/demo/outbox', '/demo/control', '/embed.html?block=donation-form&event=riverside-10k', '/builder/']
  const pages = [
    '/',
    '/demo/moonlight-ball/',
    '/demo/riverside-10k/',
    '/demo/summer-fayre/',
    '/demo/ui/',
    '/monthly/none',
  ]
  for (const path of [...paths, ...pages]) {
    expect(await faultsIn(await (await fetch(demo + path)).text()), path).toEqual([])
  }
})
