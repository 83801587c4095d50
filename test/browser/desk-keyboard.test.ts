import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeEndingLot } from './ending-lot.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

/** Presses a button by keyboard. Nothing it does may drop the focus to the top of the page. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  // A push can show a button before the act under way has ended, which keeps it disabled.
  await page.getByRole('button', { name, disabled: false }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page), { message: `after ${name}` }).not.toBe('')
}

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 20 && !words.test(await focused(page)); tabs++) await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(words)
}

/** What has the focus: empty if nothing has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.querySelector('fayre-microsite')?.shadowRoot?.activeElement
    return (
      element?.getAttribute('aria-label') ??
      (element as HTMLInputElement)?.labels?.[0]?.textContent ??
      element?.textContent ??
      ''
    )
  })

/** A dialog takes the focus a moment after the press that opens it. */
const dialogHasFocus = (page: Page) =>
  page.waitForFunction(() =>
    document.querySelector('fayre-microsite')?.shadowRoot?.activeElement?.closest('dialog[open]'),
  )

test('lots are put in order, and a silent lot is run, by keyboard alone and without losing the place', async ({
  page,
  demo,
}) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/lots')
  await harriet.heading('Lots').waitFor()

  // The same handle goes on being pressed.
  const first = page.getByRole('button', { name: /^Move lot 1, / })
  // As large as a fingertip.
  expect(await first.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await first.focus()
  const handle = (number: number) => expect.poll(() => focused(page)).toMatch(new RegExp(`^Move lot ${number}, Dawn`))
  await handle(1)
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await handle(number)
  }
  for (const number of [2, 1]) {
    await page.keyboard.press('ArrowUp')
    await handle(number)
  }

  const path = await makeEndingLot(demo, 3600)
  await harriet.go(`/admin-dash/floor/${path.split('/').at(-1)}`)
  const log = page.locator('.floor-lot')
  await press(page, '5 min more')
  await log.getByText('Extended by 5 min').waitFor()
  await press(page, 'Move the end')
  await dialogHasFocus(page)
  await page.getByLabel('Minutes', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('-20')
  await page.keyboard.press('Enter')
  await log.getByText('End moved 20 min sooner').waitFor()
  await expect.poll(() => focused(page)).toBe('Move the end')
  await press(page, 'Pause')
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await press(page, 'Resume')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await press(page, 'Withdraw lot')
  await dialogHasFocus(page)
  await page.getByLabel('Reason').focus()
  await page.keyboard.type('The lamp is broken')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Bring it back' }).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
  await press(page, 'Bring it back')
  await page.getByRole('button', { name: 'Withdraw lot' }).waitFor()
  await press(page, 'Close now')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close now' }).press('Enter')
  await page.getByRole('button', { name: 'Reopen' }).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
})

test('an asking price is set, a paddle bids, and the lot is passed, by keyboard alone', async ({ page, demo }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/floor/moonlight-2')
  await page.getByRole('button', { name: 'Bring to the floor' }).waitFor()
  await press(page, 'Bring to the floor')
  await expect.poll(() => focused(page)).toBe('Paddle')
  await page.getByLabel('Amount', { exact: true }).focus()
  await page.keyboard.type('650')
  await press(page, 'Ask £650')
  await page.getByText('£650').first().waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
  await page.getByLabel('Paddle', { exact: true }).focus()
  await page.keyboard.type('108')
  await page.keyboard.press('Enter')
  await page.getByText('Paddle 108 leads', { exact: true }).waitFor()
  await press(page, 'Room only')
  await page.getByRole('button', { name: 'Let devices bid' }).waitFor()
  await page.getByLabel('Paddle', { exact: true }).focus()
  await page.keyboard.press('p')
  const question = page.getByRole('alertdialog', { name: 'Pass this lot?' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  // The focus returns a frame after the question has gone.
  await expect.poll(() => focused(page)).toBe('Paddle')
  await page.keyboard.press('p')
  await question.waitFor()
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Reopen' }).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
})

test('what was won is marked as paid, and the rules are changed, by keyboard alone', async ({ page, demo }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/wins')
  const row = page.getByRole('row').filter({ hasText: 'A weekend at the potter’s wheel' })
  await row.getByRole('button', { name: /^Mark as paid/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await tabTo(page, /^Cash/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Save$/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).not.toBe('')

  await harriet.go('/admin-dash/rules')
  await page.getByLabel('Tell those who lose by mail too').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByText(/^Saved/).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')
  await page.reload()
  await expect.poll(() => page.getByLabel('Tell those who lose by mail too').isChecked()).toBe(true)
})
