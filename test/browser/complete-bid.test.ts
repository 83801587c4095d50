import { expect } from 'vitest'
import { newMember } from '../faults/member.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'

test('a bid typed before the sign-in is offered again, whole at every width, and placed by a press', async ({
  page,
  demo,
}) => {
  const ann = await newMember(demo)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo}/moonlight-ball/auction/items/moonlight-12`)
  const field = page.getByRole('textbox', { name: 'Your maximum bid' })
  const amount = Number(await field.inputValue()) + 50
  await field.fill(String(amount))
  await page
    .getByRole('button', { name: `Sign in to bid £${amount}` })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByLabel('Email address').fill(ann.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(ann.password)
  await page.keyboard.press('Enter')
  const lead = page.getByText(`You wanted to bid £${amount}. Nothing has been placed yet.`)
  await lead.waitFor()
  await lookAt(page, 0, 'complete-bid', async () => {
    const [words, form] = [await lead.boundingBox(), await field.boundingBox()]
    expect(words?.width).toBeGreaterThan(300)
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(form?.y ?? 0)
  })
  await page
    .getByRole('button', { name: `Bid £${amount}` })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: `Place bid of £${amount}` }).click()
  // It is announced to screen readers, too.
  await page
    .getByRole('main')
    .getByText(/^You lead$/)
    .waitFor()
  await page.getByText('Your bid is placed').waitFor()
})
