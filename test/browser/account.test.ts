import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { noNetwork } from './no-network.ts'
import { mailedCode } from './outbox.ts'

const event = 'moonlight-ball'

/** A person with an account of their own, signed in, and their actions on a screen. */
async function newMember(page: Page, demo: string, path: string) {
  const own = member(page, demo, event)
  const email = `m${Date.now()}${Math.round(Math.random() * 1000)}@example.com`
  await own.go(`/sign-up?${new URLSearchParams({ _redirect: path })}`)
  await own.field('First name').fill('Ada')
  await own.field('Last name').fill('Lovelace')
  await own.field('Email address').fill(email)
  await own.field('Password').fill('three random words')
  await page.keyboard.press('Enter')
  await own.heading('Enter your code').waitFor()
  await own.field('Code').fill(await mailedCode(demo, email))
  await own.button('Continue').click()
  await own.at(path)
  // The cookie banner covers content, also for axe.
  await own.button('Decline').click()
  return { ...own, email }
}

describe('details', () => {
  test('change, here and in the header', async ({ page, demo }) => {
    const ada = await newMember(page, demo, '/profile')
    await ada.field('First name').fill('Augusta Ada')
    await ada.field(/^Mobile number/).fill('07700 900777')
    await ada.button('Save').click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Augusta Ada' }).first().waitFor()
    await page.reload()
    await expect.poll(() => ada.field('First name').inputValue()).toBe('Augusta Ada')
    expect(await axe(page)).toEqual([])
  })

  test('change the e-mail address by a code that is sent to the new one', async ({ page, demo }) => {
    const ada = await newMember(page, demo, '/account/details')
    const email = `new-${ada.email}`
    await ada.button('Change email address').click()
    await ada.field('New email address').fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Please enter your current password' }).waitFor()
    await expect.poll(() => ada.field('New email address').inputValue()).toBe(email)
    await ada.field('Current password').fill('three random words')
    await ada.field('Current password').press('Enter')
    await page.getByText(`digits to ${email}`).waitFor()
    await ada.field('Code').fill(await mailedCode(demo, email))
    await page.getByText(email, { exact: true }).waitFor()
  })

  test('keep a postal address', async ({ page, demo }) => {
    const ada = await newMember(page, demo, '/account/address')
    await ada.button('Save').click()
    await page.getByRole('link', { name: 'Please enter your postcode' }).waitFor()
    await ada.field('Address line 1').fill('12 St James’s Square')
    await ada.field('Town or city').fill('London')
    await ada.field('Postcode').fill('SW1Y 4JH')
    await ada.button('Save').click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => ada.field('Postcode').inputValue()).toBe('SW1Y 4JH')
    await ada.button('Remove address').click()
    await expect.poll(() => ada.field('Postcode').inputValue()).toBe('')
  })

  test('keep an explicit yes or no for each channel', async ({ page, demo }) => {
    const ada = await newMember(page, demo, '/account/communication')
    const group = (name: string) => page.getByRole('group', { name })
    await group('By email').waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await group('By email').getByRole('radio', { name: 'Yes' }).check()
    await group('By post').getByRole('radio', { name: 'No' }).check()
    await ada.button('Save').click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => group('By post').getByRole('radio', { name: 'No' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(2)
    expect(await axe(page)).toEqual([])
  })
})

test('shows a gift, its order and a receipt that prints alone', async ({ page, demo }) => {
  const ada = await newMember(page, demo, '/account/donations')
  await ada.heading('No gifts yet').waitFor()
  await page.goto(`${demo}/demo/${event}/`)
  const giver = donor(page)
  await giver.form.getByRole('radio', { name: /^£50\b/ }).check()
  await giver.button(/^Give £/).click()
  await giver.introduce({ email: ada.email })
  await giver.fillCard('4242 4242 4242 4242')
  await giver.pay()
  await giver.thanks.waitFor()
  await ada.go('/account/donations')
  await page
    .getByText(/^£50\b/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: /^Receipt / }).click()
  await ada.at(/^\/account\/orders\/.+/)
  await page.getByText('Paid', { exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  const grounds = await page.evaluate(() => {
    const root = document.querySelector('fayre-microsite')?.shadowRoot
    const ofCard = [...(root?.querySelectorAll('.fayre, .fayre *') ?? [])].filter(one => one.querySelector('.card'))
    return [document.body, ...ofCard].map(one => getComputedStyle(one).backgroundColor)
  })
  // Paper is light, even for a dark brand.
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']))
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => ada.heading(/^Receipt /).isVisible()).toBe(true)
})

describe('security', () => {
  test('changes the password, and signs other devices out', async ({ page, demo, visitor, expectProblem }) => {
    expectProblem(/40[01]/)
    const ada = await newMember(page, demo, '/account/security')
    const phone = await visitor()
    const there = member(phone, demo, event)
    await there.signIn(ada.email, 'three random words', '/sign-in?_redirect=/account')
    await there.at('/account')
    await page.reload()
    await expect.poll(() => page.getByRole('button', { name: /^Sign out / }).count()).toBeGreaterThan(0)
    await ada.field('Current password').fill('three random words')
    await ada.field('New password').fill('four more random words')
    await ada.button('Save password').click()
    await page.getByText('Your password is changed.').waitFor()
    await there.go('/account/orders')
    await phone.waitForURL(/sign-in/)
  })

  test('signs out everywhere, and other tabs follow', async ({ page, demo, expectProblem }) => {
    // The browser's own line, if a tab subscribes to its channel or reads its bids at that very moment.
    expectProblem(/401 .*(realtime\/auth|account\/bids)/)
    const ada = await newMember(page, demo, '/account/security')
    const tab = await page.context().newPage()
    await tab.goto(`${ada.address}/account/data`)
    await tab.getByRole('button', { name: 'Delete my account…' }).waitFor()
    await ada.button('Sign out everywhere').click()
    await page.waitForURL(/sign-in/)
    await tab.waitForURL(/sign-in/)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('fayre.token')
  })

  test('logs out offline too', async ({ page, demo, expectProblem }) => {
    expectProblem(noNetwork)
    const ada = await newMember(page, demo, '/account')
    await ada.button('Log out').waitFor()
    await page.context().setOffline(true)
    await ada.button('Log out').click()
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('fayre.token')
    await page.context().setOffline(false)
  })
})

describe('data', () => {
  test('is given as a file', async ({ page, demo }) => {
    const ada = await newMember(page, demo, '/account/data')
    const waiting = page.waitForEvent('download')
    await ada.button('Download').click()
    const file = await (await waiting).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('exported_at')
    expect(await readFile(file, 'utf8')).toContain(ada.email)
  })

  test('is deleted with the account, by a code if the password is forgotten', async ({ page, demo, expectProblem }) => {
    expectProblem(/40[01]/)
    const ada = await newMember(page, demo, '/account/data')
    await ada.button('Delete my account…').click()
    await ada.button('Delete my account').click()
    await page.getByRole('link', { name: 'Please enter your current password' }).waitFor()
    await ada.button('Send me a code instead').click()
    await page.getByText(/digits to m\d+@/).waitFor()
    await ada.field('Code').fill(await mailedCode(demo, ada.email))
    await page.getByRole('checkbox').check()
    // Else the header may cover half of a menu entry, as it does anywhere while one scrolls.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axe(page)).toEqual([])
    await ada.button('Delete my account').click()
    await page.getByRole('region', { name: 'Notices' }).getByText('Your account is deleted.').waitFor()
    await ada.signIn(ada.email, 'three random words')
    await page.getByRole('alert').waitFor()
  })
})
