import { describe, expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { mailedCode, mailedLink } from './outbox.ts'

const ball = 'moonlight-ball'
const run = 'riverside-10k'
const fayre = 'summer-fayre'

describe('with e-mail and password', () => {
  test('signs in by keyboard and leads back to where the visitor wanted to be', async ({ page, demo }) => {
    const ada = member(page, demo, ball)
    await ada.go('/account/orders')
    await ada.at('/sign-in?_redirect=%2Faccount%2Forders')
    await ada.field('Email address').focus()
    await page.keyboard.type('guest@fayre.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('fayre-demo')
    await page.keyboard.press('Enter')
    await ada.at('/account/orders')
    await ada.heading('Your account').waitFor()
    await page.goBack()
    expect(page.url()).not.toContain('sign-in')
  })

  test('leads from the header back to the list, also when it is pressed twice', async ({ page, demo }) => {
    const ada = member(page, demo, ball)
    await ada.go('/auction?sort=ending')
    for (let press = 0; press < 2; press++) {
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await ada.at('/sign-in?_redirect=%2Fauction%3Fsort%3Dending')
    }
    await ada.field('Email address').fill('guest@fayre.example')
    await ada.field('Password').fill('fayre-demo')
    await page.keyboard.press('Enter')
    await ada.at('/auction?sort=ending')
  })

  test('leads from the header back to a personal link, whose secret is in no query', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/404/)
    const ada = member(page, demo, ball)
    await ada.go('/ticket-rsvp#secret')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await ada.at('/sign-in?_redirect=%2Fticket-rsvp')
    await page.reload()
    await ada.field('Email address').fill('guest@fayre.example')
    await ada.field('Password').fill('fayre-demo')
    await page.keyboard.press('Enter')
    await ada.at('/ticket-rsvp')
    expect(new URL(page.url()).hash).toBe('#secret')
  })

  test('says that a password is wrong, keeps what was typed, and stores no password', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/40[01]/)
    const ada = member(page, demo, ball)
    await ada.signIn('guest@fayre.example', 'not-the-one')
    await page.getByRole('alert').waitFor()
    await expect.poll(() => ada.field('Email address').inputValue()).toBe('guest@fayre.example')
    await expect.poll(() => ada.field('Password').inputValue()).toBe('not-the-one')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('not-the-one')
    expect(await axe(page)).toEqual([])
  })

  test('takes no redirect to another site, and no script', async ({ page, demo }) => {
    const ada = member(page, demo, ball)
    for (const evil of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
      await page.evaluate(() => localStorage.clear()).catch(() => {})
      await ada.signIn('guest@fayre.example', 'fayre-demo', `/sign-in?_redirect=${encodeURIComponent(evil)}`)
      await page.waitForURL(url => !url.pathname.includes('sign-in'))
      expect(new URL(page.url()).origin).toBe(new URL(demo).origin)
    }
  })

  test('has the guest checkout as a third way', async ({ page, demo }) => {
    const ada = member(page, demo, ball)
    await ada.go('/sign-in?_redirect=/ticket/checkout&email=ada@example.com')
    await expect.poll(() => ada.field('Email address').inputValue()).toBe('ada@example.com')
    await ada.link('Check out as a guest').click()
    await ada.at('/ticket/guest/checkout')
  })

  test('opens an account with a mailed code, and greets its owner', async ({ page, demo }) => {
    const ada = member(page, demo, ball)
    const email = `ada-${Date.now()}@example.com`
    await ada.go('/sign-up?_redirect=/account/security')
    await ada.field('First name').fill('Ada')
    await ada.field('Last name').fill('Lovelace')
    await ada.field('Email address').fill(email)
    await ada.field('Password').fill('three random words')
    expect(await axe(page)).toEqual([])
    await ada.button('Create account').click()
    await ada.heading('Enter your code').waitFor()
    const code = await mailedCode(demo, email)
    const digits = code.replace(/\D/g, '')
    await page.reload()
    await ada.field('Code').fill(`${digits.slice(0, 3)}-${digits.slice(3)}`)
    await ada.heading('Welcome, Ada').waitFor()
    await ada.button('Continue').click()
    await ada.at('/account/security')
  })

  test('chooses a new password by a mailed link whose token stays nowhere', async ({ page, demo, expectProblem }) => {
    expectProblem(/400/)
    const desmond = member(page, demo, ball)
    await desmond.go('/password-reset')
    await desmond.field('Email address').fill('desmond@fayre.example')
    await page.keyboard.press('Enter')
    await page.getByText(/If there is an account for desmond@fayre\.example/).waitFor()
    const link = await mailedLink(demo, 'desmond@fayre.example')
    expect(link).toContain('token=')
    await page.goto(link)
    await desmond.field('New password').fill('another random phrase')
    expect(page.url()).not.toContain('token')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      new URL(link).searchParams.get('token'),
    )
    await desmond.button('Save password').click()
    await page.getByRole('link', { name: 'Desmond' }).first().waitFor()
    // Signed out once only, so that a later sign-in lasts.
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await desmond.field('New password').fill('a third random phrase')
    await desmond.button('Save password').click()
    await desmond.heading('This link is good no longer').waitFor()
  })
})

describe('with a code', () => {
  test('mails it, takes it as it is pasted, and signs in', async ({ page, demo }) => {
    const priya = member(page, demo, run)
    await priya.go('/sign-in?_redirect=/profile')
    await priya.field('Email address').fill('runner@fayre.example')
    await priya.button('Send me a code').click()
    await priya.heading('Enter your code').waitFor()
    await expect.poll(() => priya.field('Code').evaluate(field => field.matches(':focus'))).toBe(true)
    expect(await axe(page)).toEqual([])
    const code = await mailedCode(demo, 'runner@fayre.example')
    await priya.field('Code').fill(` ${code} `)
    await priya.at('/profile')
    await expect.poll(() => priya.field('First name').inputValue()).toBe('Priya')
  })

  test('says that a code is wrong', async ({ page, demo, expectProblem }) => {
    expectProblem(/400/)
    const priya = member(page, demo, run)
    await priya.go('/sign-in')
    await priya.field('Email address').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => priya.button(/^Another code in/).getAttribute('aria-disabled')).toBe('true')
    await priya.field('Code').fill('000000')
    await page.getByRole('alert').waitFor()
  })
})

describe('with a number and a PIN', () => {
  test('signs in however the number is written', async ({ page, demo }) => {
    const catrin = member(page, demo, fayre)
    await catrin.go('/sign-in')
    await catrin.field('Mobile number').fill('07700 900 321')
    await catrin.field('PIN').fill('246-810')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Catrin' }).first().waitFor()
  })

  test('sends a new PIN, which signs in', async ({ page, demo }) => {
    const catrin = member(page, demo, fayre)
    await catrin.go('/sign-in')
    await catrin.link('Send me a new PIN').click()
    await catrin.field('Mobile number').fill('07700900321')
    await catrin.button('Send PIN').click()
    await page.getByText(/If there is an account for/).waitFor()
    const pin = await mailedCode(demo, 'parent@fayre.example')
    await catrin.link('Back to sign in').click()
    await expect.poll(() => catrin.field('Mobile number').inputValue()).toBe('07700900321')
    await catrin.field('PIN').fill(pin)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Catrin' }).first().waitFor()
  })
})
