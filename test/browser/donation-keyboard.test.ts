import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage, standIn } from './host-page.ts'
import { screenReader } from './screen-reader.ts'
import { typeCard } from './type-card.ts'

async function openForm(page: Page, demo: string, event: string) {
  const host = await serveHostPage({ body: standIn(demo) + block('donation-form', demo, event) })
  onTestFinished(host.close)
  await page.goto(host.url)
  const { card, button } = donor(page)
  await button(/^Give £/).waitFor()
  const reader = await screenReader(page)
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  const enterCard = (number: string, goThere: () => Promise<unknown> = () => reader.tabTo(/^Iframe|^$/)) =>
    typeCard(page, card.getByLabel('Card number'), number, goThere)
  return { ...reader, keys, typeCard: enterCard }
}

test('the whole form is given by keyboard alone, and a screen reader is told each step, state and mistake', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/status of 402/)
  const { said, focused, keys, tabTo, fill, press, typeCard } = await openForm(page, demo, 'moonlight-ball')

  await said('group "How much will you give?"')
  await tabTo(/^radio "£150" \[checked\]/)
  await keys('ArrowDown', 'ArrowDown')
  await focused('radio "Other amount" [checked]')
  await fill(/^textbox "Your own amount"/, '0.2')
  await keys('Enter')
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Your own amount must be at least £2"/)
  await focused('textbox "Your own amount" [invalid] (Your own amount must be at least £2)')
  await keys('ControlOrMeta+a')
  await page.keyboard.type('50')
  await said('button "Give £50"')
  await keys('Enter')

  await focused('heading "Your details"')
  await press(/^button "Continue"/)
  await focused('alert "There is a problem" [live assertive]')
  await said('group "May Starling House write to you about its work?"')
  await press(/^link "Please enter your first name"/)
  await focused('textbox "First name" [invalid] (Please enter your first name)')
  await page.keyboard.type('Ada')
  await fill(/^textbox "Last name" \[invalid\]/, 'Lovelace')
  await fill(/^textbox "Email address" \[invalid\]/, 'ada@example.com')
  await focused('textbox "Email address" (For your receipt)')
  await press(/^button "Dedicate it/)
  await tabTo(/^radio "No" \[checked\]/, 'Shift+Tab').catch(() => tabTo(/^radio "No" \[checked\]/))
  await keys('ArrowDown')
  await focused('radio "In memory of somebody" [checked]')
  await fill(/^textbox "Their name"/, 'Grace Hopper')
  await fill(/^textbox "Message \(optional\)" \(Shown beside your gift\)/, 'Thank you')
  await said('group "What may others see?"')
  await tabTo(/^radio "Neither" \[checked\]/, 'Shift+Tab')
  await keys('ArrowUp')
  await focused('radio "My name only" [checked]')
  await press(/^button "Continue"/)

  await focused('heading "Make your £50 worth £62.50, at no cost to you"')
  await said('group "May Starling House Children\'s Hospice claim Gift Aid?"')
  await tabTo(/^radio "Yes, claim Gift Aid/)
  await keys('Space')
  await said(/^StaticText "I want to Gift Aid my gift to Starling House/)
  await press(/^button "Continue to payment"/)
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Please enter your postcode"/)
  await focused('textbox "Postcode" [invalid] (Please enter your postcode)')
  await page.keyboard.type('zz1 1aa')
  await press(/^button "Find address"/)
  await said('StaticText "We found 6 addresses to choose from."')
  await tabTo(/^combobox "Choose your address"/)
  await page.keyboard.type('Flat 2')
  await tabTo(/^textbox "Town or city"$/)
  await press(/^button "Continue to payment"/)

  await focused('heading "Review and pay"')
  await said('button "Change your answer about Gift Aid"')
  await tabTo(/^combobox "Add something for the running of tonight’s ball"/)
  await keys('ArrowDown', 'ArrowDown')
  await tabTo(/^checkbox "Add £1.04 for the card fee, so that all of your gift arrives"/)
  await keys('Space')
  await said('button "Pay £56.04"')
  await typeCard('4000000000000002')
  await press(/^button "Pay £56.04"/)
  await said('alert "" [live assertive]')
  await said('StaticText "Your card was declined."')

  await focused('button "Pay £56.04"')
  await typeCard('4242424242424242', () => keys('Shift+Tab', 'Shift+Tab', 'Shift+Tab'))
  let answer = () => {}
  const asked = new Promise<void>(done => {
    answer = done
  })
  await page.route(/checkout\/pay\/stripe$/, async route => {
    await asked
    await route.continue()
  })
  await press(/^button "Pay £56.04"/)
  await said('button "Paying £56.04…" [disabled, busy]')
  await said(/^StaticText "Still trying\./)
  answer()
  await focused('region "Thank you, Ada!"')
  await said('heading "Thank you, Ada!"')
  await said(/^StaticText "Your gift of £50 to Starling House/)
  await press(/^button "Give again"/)
  await said('group "How much will you give?"')
})

test('a gift for every month says so before and after it is given', async ({ page, demo }) => {
  const { said, focused, keys, tabTo, fill, press, typeCard } = await openForm(page, demo, 'riverside-10k')
  await tabTo(/^radio "Once" \[checked\]/)
  await keys('ArrowDown')
  await focused('radio "Every month" [checked]')
  await press(/^button "Give £\d+ a month"/)
  await focused('heading "Your details"')
  await fill(/^textbox "First name"/, 'Ada')
  await fill(/^textbox "Last name"/, 'Lovelace')
  await fill(/^textbox "Email address"/, `ada-${Math.random()}@example.com`)
  await keys('Enter')
  await said(/^heading "Make your £\d+ worth £[\d.]+, at no cost to you"/)
  await tabTo(/^radio "Yes, claim Gift Aid/)
  await keys('ArrowDown')
  await focused('radio "No I don’t pay enough UK tax, or the money is not my own" [checked]')
  await press(/^button "Continue to payment"/)
  await focused('heading "Review and pay"')
  await said(/^StaticText "Today, and then every month: the next payment is on /)
  await typeCard('4242424242424242')
  await press(/^button "Pay £\d+ a month"/)
  await said(/^StaticText "You give £\d+ a month\. The next payment is on /)
})
