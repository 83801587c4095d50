import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'
const screen = { viewport: { width: 1440, height: 900 } } as const
const phone = { viewport: { width: 390, height: 844 } } as const

async function look(page: Page, step: string): Promise<void> {
  expect(await axe(page), step).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), step).toBeLessThanOrEqual(0)
}

/** Goes to the payment with tickets in the basket. */
async function goToPay(page: Page, seats: string) {
  const site = microsite(page)
  await site.main.getByLabel('How many: Dinner seat', { exact: true }).selectOption(seats)
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText(/^Kept for you for/).waitFor()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  return { ...site, ...ada }
}

test('an organiser makes a voucher, a guest redeems it, and the next one is told that it is used up', {
  timeout: 240_000,
}, async ({ visitor, demo, expectProblem }) => {
  expectProblem(/status of (404|409)/)
  const [desk, guest, other] = [await visitor(screen), await visitor(phone), await visitor(phone)]
  const harriet = member(desk, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/vouchers')
  await desk.getByRole('link', { name: 'HOUSE-FRIENDS' }).waitFor()
  await look(desk, 'the list')
  await harriet.link('New voucher').click()
  await harriet.field('Code').fill('Supper Club')
  await harriet.button('Save').click()
  // The form is not sent before it says what the voucher is for.
  await desk.getByText('Please choose what it is for').first().waitFor()
  expect(await harriet.field('Code').inputValue()).toBe('Supper Club')
  await look(desk, 'a refused voucher')
  await harriet.field('Per cent').fill('25')
  await desk.getByLabel('Dinner seat', { exact: true }).check()
  await desk.getByLabel(/^Orders that can use it/).fill('1')
  await harriet.button('Save').click()
  await desk.getByText('Nobody yet').waitFor()
  await look(desk, 'a voucher')

  const grace = member(guest, demo, event)
  await grace.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/account/vouchers/redeem')
  await grace.heading('Redeem a voucher').waitFor()
  await grace.field('Voucher code').fill('last year')
  await guest.keyboard.press('Enter')
  await guest.getByText('This code has expired.').first().waitFor()
  await grace.field('Voucher code').fill('supper-club')
  await guest.keyboard.press('Enter')
  await guest.getByText('The code Supper Club is yours to use.').first().waitFor()
  await guest.getByText('For Dinner seat').waitFor()
  await look(guest, 'redeemed')
  await grace.link('Choose tickets').click()
  const buying = await goToPay(guest, '2')
  await buying.main.getByRole('button', { name: 'Use Supper Club' }).click()
  await buying.main.getByText('The code Supper Club takes off £60.').waitFor()
  await look(guest, 'used')
  await buying.fillCard('4242 4242 4242 4242')
  await buying.pay()
  await buying.heading(/^Thank you/).waitFor()

  // The next person types the same code. Their other codes get a plain answer.
  await microsite(other).open(`${demo}/${event}/tickets`)
  const next = await goToPay(other, '1')
  const apply = async (code: string, said: RegExp | string) => {
    await next.main.getByLabel('Voucher code').fill(code)
    await other.keyboard.press('Enter')
    await next.main.getByText(said).waitFor()
  }
  await next.main.getByRole('button', { name: 'Add a voucher code' }).click()
  await apply('SUPPERCLUB', 'This code has been used as often as it can be.')
  await apply('NO-SUCH-CODE', /^This code is not known here/)
  await apply('TABLE-50', 'This code can’t be used for this.')
  await look(other, 'refused')
  // Somebody who guesses learns no reasons.
  await other.evaluate(async () => {
    for (let tries = 0; tries < 10; tries++) {
      const sent = {
        voucher_code: `GUESS-${tries}`,
        lines: [{ origin: 'ticket', event_ticket_type_id: 'x', quantity: 1 }],
      }
      await fetch('/api/v1/checkout/voucher', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-event-id': 'moonlight' },
        body: JSON.stringify(sent),
      })
    }
  })
  await apply('last year', 'This code can’t be used. It may be misspelt, used up or expired.')
  await apply('plus one', 'The code PLUS-ONE takes off £120.')
  await next.main.getByRole('button', { name: 'Complete the order' }).click()
  await next.heading(/^Thank you/).waitFor()

  // The desk sees who has used it. Of two simultaneous edits the second is refused, and the action can be undone.
  await desk.reload()
  await desk.getByRole('cell', { name: '£60' }).first().waitFor()
  await look(desk, 'uses')
  const second = await desk.context().newPage()
  await second.goto(desk.url())
  await second.getByLabel('Note').fill('For the choir')
  await harriet.field(/^Note/).fill('For the orchestra')
  await harriet.button('Save').click()
  await desk.getByText('Saved', { exact: false }).first().waitFor()
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText(/^Somebody else has changed this voucher/).waitFor()
  expect(await second.getByLabel('Note').inputValue()).toBe('For the choir')
  await look(second, 'a conflict')
  await second.getByRole('button', { name: 'See what they saved' }).click()
  await second.getByText('This is what somebody else has saved').waitFor()
  expect(await second.getByLabel('Note').inputValue()).toBe('For the orchestra')
  await look(second, 'what they saved')
  await second.getByRole('button', { name: 'Back to what I typed' }).click()
  expect(await second.getByLabel('Note').inputValue()).toBe('For the choir')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Saved', { exact: true }).waitFor()
  await harriet.button('Pause').click()
  await desk.getByText('Paused', { exact: true }).waitFor()
  await harriet.link('What was done').click()
  await harriet.button('Undo').first().click()
  await desk.getByText('“Supper Club” is as it was before.').first().waitFor({ state: 'attached' })

  // A batch of codes comes as a file, and can be undone together.
  await harriet.link('Vouchers').click()
  await harriet.link('Many codes').click()
  await harriet.field(/^Beginning of each code/).fill('PRESS')
  await harriet.field('How many codes').fill('5')
  await harriet.field('Price').selectOption('free')
  await desk.getByLabel('All of “Tickets”').check()
  await look(desk, 'many codes')
  const [file] = await Promise.all([desk.waitForEvent('download'), harriet.button('Make the codes').click()])
  const codes = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect([codes.length, new Set(codes).size]).toEqual([6, 6])
  expect(codes[1]).toMatch(/PRESS-\w{5}-\w{5}/)
  await desk.getByText('5 codes are made').waitFor()
})
