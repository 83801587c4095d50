import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { screenReader } from './screen-reader.ts'

const narrow = { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' } as const

async function look(page: Page, screen: string): Promise<void> {
  expect(await axe(page), screen).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0)
}

test('numbers of a draw are chosen, and one that is drawn is checked, by keyboard alone at 320 px', async ({
  visitor,
  demo,
}) => {
  const page = await visitor(narrow)
  const site = microsite(page)
  await site.open(`${demo}/summer-fayre/prize-draw`)
  await site.heading('Raffle').or(site.heading('Prize draw')).waitFor()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const { tabTo, press, said, focused } = await screenReader(page)
  await press(/^link "The Grand Raffle"/)
  await said('heading "The Grand Raffle"', 10_000)
  await tabTo(/^combobox "How many numbers"/)
  await page.keyboard.type('3')
  await press(/^button "Buy 3 numbers for £3"/)
  await said('heading "What is on your ticket"', 10_000)
  await press(/^button "Continue"/)
  await focused(
    'checkbox "I am 16 or over" [invalid] (Please confirm this: only people aged 16 or over may take part.)',
  )
  await page.keyboard.press('Space')
  await look(page, 'numbers')
  await press(/^button "Continue"/)
  await focused('heading "Your details"')

  await site.open(`${demo}/summer-fayre/prize-draw`)
  await press(/^link "The Early Bird Draw"/)
  await said('heading "The Early Bird Draw"', 10_000)
  await press(/^button "Check this draw"/)
  await said('StaticText "This draw was fair"', 10_000)
  await tabTo(/^textbox "Does a number take part\?"/)
  await page.keyboard.type('2')
  await said('StaticText "Number 2 takes part."')
  await look(page, 'checked')
})

test('a pledge and a gift to several charities are made by keyboard alone at 320 px', async ({ visitor, demo }) => {
  const page = await visitor(narrow)
  const site = microsite(page)
  await site.open(`${demo}/summer-fayre/pledge/summer-pledge-1`)
  await site.heading('A library that stays open').waitFor()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await press(/^button "Go on"/)
  await focused('alert "There is a problem" [live assertive]')
  await tabTo(/^radio "£100/)
  await page.keyboard.press('ArrowDown')
  await said(/^radio "£50 .*\[checked\]/)
  for (let level = 0; level < 3; level++) await page.keyboard.press('ArrowDown')
  await said(/^radio "Another amount" \[checked\]/)
  await fill(/^textbox "Amount"/, '7.33')
  await tabTo(/^checkbox "Friends of Appletree Lane"/)
  await page.keyboard.press('Space')
  await tabTo(/^checkbox "The Tuesday Pantry"/)
  await page.keyboard.press('Space')
  await said('StaticText "£3.67"')
  await said('StaticText "£3.66"')
  await look(page, 'pledge')
  await press(/^button "Pledge £7.33 and pay now"/)
  await said('heading "Your details"', 10_000)

  await site.open(`${demo}/summer-fayre/pledge/charity-name`)
  await tabTo(/^radio "£5/)
  await page.keyboard.press('Space')
  for (const name of ['Friends of Appletree Lane', 'Brook Lane Wildlife']) {
    await tabTo(new RegExp(`^checkbox "${name}"`))
    await page.keyboard.press('Space')
  }
  await tabTo(/^checkbox "Divide it by hand"/)
  await page.keyboard.press('Space')
  await said('StaticText "All of it is divided."')
  await tabTo(/^textbox "Share of Brook Lane Wildlife"/, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('6')
  await said('StaticText "That is £3.50 too much."')
  await press(/^button "Give £5"/)
  await focused('alert "There is a problem" [live assertive]')
  await look(page, 'charities')
})

test('a page to raise money is made with its picture, and a message is left, by keyboard alone at 320 px', async ({
  visitor,
  demo,
}) => {
  const page = await visitor(narrow)
  const guest = member(page, demo, 'moonlight-ball')
  await guest.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/account/fundraising')
  await guest.heading('Make your page').waitFor()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await fill(/^textbox "Why you are doing this/, 'They sat with my mother.')
  const chooser = page.waitForEvent('filechooser')
  await press(/^button "Picture/)
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b7a45' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'ida.png', mimeType: 'image/png', buffer })
  await tabTo(/^slider "Which part is shown"/)
  await page.keyboard.press('ArrowRight')
  await fill(/^textbox "Your goal/, 'much')
  await page.keyboard.press('Enter')
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Write the amount in figures/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('300')
  await press(/^button "Make the page"/)
  await said('heading "Your page"', 10_000)
  await look(page, 'own page')
  await fill(/^textbox "What is new\?"/, 'Eight miles in the rain')
  await press(/^button "Post the update"/)
  await said('button "Delete"', 10_000)
  await press(/^button "Delete"/)
  await focused('button "Cancel"')
  await page.keyboard.press('Escape')
  await focused('button "Delete"')

  await press(/^link "See your page"/)
  await said('heading "Eleanor Whitcombe"', 10_000)
  await press(/^link "Leave a message"/)
  await said(/^heading "Leave a message for Eleanor/, 10_000)
  await press(/^button "Send the message"/)
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Please enter a message"/)
  await page.keyboard.type('Well done!')
  await press(/^button "Send the message"/)
  await said('heading "Thank you. Your message is with the organiser."', 10_000)
  await look(page, 'message')
})

test('the room’s pledges are recorded, corrected, hidden and undone by keyboard alone', async ({ page, demo }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/pledges')
  await harriet.heading('Pledges of the room').waitFor()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await tabTo(/^textbox "Paddle"/)
  await page.keyboard.type('four')
  await page.keyboard.press('Enter')
  await focused(/^textbox "Paddle" \[invalid\]/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('512')
  await page.keyboard.press('Enter')
  await said(/^rowheader "Paddle 512/, 10_000)
  await press(/^button "Correct"/)
  await said('heading "Correct this pledge"')
  await fill(/^textbox "Amount"/, '75')
  await press(/^button "Save"/)
  await said(/^(grid)?cell "£75"/, 10_000)
  await focused(/^button "Correct"/)
  await press(/^button "Hide"/)
  await said('StaticText "Hidden"', 10_000)
  await press(/^button "Undo"/)
  await said('StaticText "Undone"', 10_000)
})
