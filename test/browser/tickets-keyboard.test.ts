import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { mailedLink } from './outbox.ts'
import { screenReader } from './screen-reader.ts'
import { typeCard } from './type-card.ts'

const narrow = { viewport: { width: 320, height: 700 } } as const

async function look(page: Page, screen: string): Promise<void> {
  expect(await axe(page), screen).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0)
}

test('tickets are chosen and paid by keyboard alone at 320 px, and a screen reader is told how long they are kept', {
  timeout: 180_000,
}, async ({ visitor, demo }) => {
  const page = await visitor(narrow)
  const site = microsite(page)
  await site.open(`${demo}/moonlight-ball/tickets`)
  await site.heading('Places').waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await look(page, 'tickets')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await tabTo(/^combobox "How many: Dinner seat"/)
  await page.keyboard.type('2')
  await said('StaticText "2 chosen"')
  await press(/^link "Continue"/)
  await said(/^StaticText "Kept for you for (10:00|9:\d\d)\."/)
  await look(page, 'basket')
  await press(/^link "Choose the programme of your guests"/)
  await said('group "After dinner"')
  await tabTo(/^radio "Nothing of this" \[checked\]/)
  await page.keyboard.press('ArrowUp')
  await said(/^radio "Late tasting .*\[checked\]/)
  await look(page, 'programme')
  await press(/^link "Continue to payment"/)
  await said(/^StaticText "Kept for you for/)
  await press(/^button "Continue"/)
  await focused('heading "Your details"')
  await press(/^button "Continue to payment"/)
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Please enter your first name"/)
  await focused(/^textbox "First name" \[invalid\]/)
  await page.keyboard.type('Ada')
  await fill(/^textbox "Last name" \[invalid\]/, 'Lovelace')
  await fill(/^textbox "Email address" \[invalid\]/, 'ada@example.com')
  await tabTo(/^radio "Yes"/)
  await page.keyboard.press('ArrowDown')
  await focused(/^radio "No" \[checked\]/)
  await look(page, 'details')
  await press(/^button "Continue to payment"/)
  await focused('heading "Review and pay"')
  const { card, thanks } = donor(page, 'fayre-microsite')
  const goThere = () => tabTo(/^Iframe|^$/)
  await typeCard(page, card.getByLabel('Card number'), '4242424242424242', goThere)
  await look(page, 'payment')
  await press(/^button "Pay £240"/)
  await thanks.waitFor()
  await look(page, 'thanks')
})

test('ten seats are filled by keyboard alone at 320 px, one at a time, and each mistake is said at its field', async ({
  visitor,
  demo,
  expectProblem,
}) => {
  expectProblem(/400.*\/guests/)
  const page = await visitor(narrow)
  const guest = member(page, demo, 'moonlight-ball')
  await guest.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/assign-guest')
  await guest.heading('Who comes?').waitFor()
  await page.getByText('Seat 1 of 10').waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await look(page, 'assign')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await tabTo(/^button "Next seat"/)
  for (let seat = 1; seat < 7; seat++) await page.keyboard.press('Enter')
  await said('StaticText "Seat 7 of 10"')
  await fill(/^textbox "Name"/, 'Katherine Johnson')
  await fill(/^textbox "Email address"/, 'katherine')
  await page.keyboard.press('Enter')
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Seat 7: Enter an email address/)
  await focused(
    'textbox "Email address" [invalid] (Enter an email address in the correct format, like name@example.com)',
  )
  await page.keyboard.type('@guests.example')
  await fill(/^textbox "Mobile number"/, '0770')
  await page.keyboard.press('Enter')
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Seat 7: Mobile number is too short"/)
  await focused('textbox "Mobile number" [invalid] (Mobile number is too short)')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await press(/^button "Save guests"/)
  await said('StaticText "Saved."')
  await said('StaticText "Seats with a guest: 7 of 10"')
  await look(page, 'saved')
})

test('an invited guest who has lost the link gets it again by mail, and answers by keyboard alone', async ({
  visitor,
  demo,
}) => {
  const page = await visitor(narrow)
  const site = microsite(page)
  await site.open(`${demo}/summer-fayre/ticket-rsvp`)
  await page.getByRole('button', { name: 'Decline' }).click()
  const { fill, said, tabTo, press } = await screenReader(page)
  await said('heading "Have you lost your link?"')
  await look(page, 'not invited')
  await fill(/^textbox "Email address"/, 'callum.reid@guests.example')
  await page.keyboard.press('Enter')
  await said('StaticText "If there are entry tickets for this address, the links are on their way."')
  await site.open(await mailedLink(demo, 'callum.reid@guests.example'))
  await site.heading('You are invited').waitFor()
  await look(page, 'invited')
  await tabTo(/^radio "Yes, I come" \[checked\]/)
  await page.keyboard.press('ArrowDown')
  await press(/^button "Send the answer"/)
  await said('heading "Thank you for your answer"')
  await look(page, 'answered')
})
