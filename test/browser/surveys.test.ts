import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

/** Types into a field as a keyboard does, from wherever the focus is. */
async function type(page: Page, label: string, text: string, at = 0): Promise<void> {
  await page.getByLabel(label, { exact: true }).nth(at).focus()
  await page.keyboard.type(text)
}

/** Presses a button or follows a link by keyboard. */
async function enter(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Enter')
}

test('a survey is made by keyboard, and a guest answers it once, over a cut network and a reload', {
  timeout: 180_000,
}, async ({ page, visitor, demo, expectProblem }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/surveys')
  await harriet.heading('Surveys').waitFor()
  await enter(page, 'link', 'New survey')
  await harriet.heading('New survey').waitFor()
  await type(page, 'Title', 'How was the ball?')
  await type(page, 'Thanks after the answers (optional)', 'The band says hello.')
  await type(page, 'Question', 'Which dance?')
  await page.getByRole('checkbox', { name: 'Required' }).press(' ')
  await type(page, 'Choice 1', 'The waltz')
  await type(page, 'Choice 2', 'The twist')
  await enter(page, 'button', 'Add a question')
  // The new question has the focus.
  await page.keyboard.type('Anything else?')
  await page.getByLabel('Answered by').nth(1).selectOption('long')
  await enter(page, 'button', 'Up: question 2')
  expect(await page.getByLabel('Question', { exact: true }).first().inputValue()).toBe('Anything else?')
  await enter(page, 'button', 'Save')
  await page.getByText('Guests don’t see it yet.').waitFor()
  await enter(page, 'button', 'Open it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open it' }).press('Enter')
  await page.getByText('Guests can answer it.').waitFor()
  expect(await axe(page)).toEqual([])

  const guest = await visitor({ viewport: { width: 390, height: 844 } })
  const site = microsite(guest)
  await site.open(`${demo}/moonlight-ball/survey`)
  await enter(guest, 'link', /^Answer How was the ball/)
  await site.heading('How was the ball?').waitFor()
  await enter(guest, 'button', 'Send the answers')
  await guest.getByRole('link', { name: 'Please answer: Which dance?' }).press('Enter')
  await guest.keyboard.press(' ')
  await type(guest, 'Anything else? (optional)', 'More lemonade')
  await guest.getByText('2 of 2 answered').waitFor()
  expect(await axe(guest)).toEqual([])

  expectProblem(/net::ERR_/)
  await guest.route('**/survey-responses', route => route.abort())
  await enter(guest, 'button', 'Send the answers')
  await guest.getByText('They are still here').waitFor()
  await guest.reload()
  await site.heading('How was the ball?').waitFor()
  expect(await guest.getByRole('radio', { name: 'The waltz' }).isChecked()).toBe(true)
  await guest.unroute('**/survey-responses')
  await enter(guest, 'button', 'Send the answers')
  await site.heading('Thank you').waitFor()
  await guest.getByText('The band says hello.').waitFor()
  await enter(guest, 'link', 'All surveys')
  await guest.getByText('Answered', { exact: true }).waitFor()

  await harriet.go('/admin-dash/surveys')
  await enter(page, 'link', 'Results: How was the ball?')
  await page.getByText('1 (100%)').waitFor()
  expect(await axe(page)).toEqual([])
  await enter(page, 'link', /^Read 1 answer/)
  await page.getByText('More lemonade').waitFor()
})
