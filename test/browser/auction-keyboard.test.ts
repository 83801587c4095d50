import { expect } from 'vitest'
import { newMember } from '../faults/member.ts'
import { makeEndingLot } from './ending-lot.ts'
import { test } from './fixture.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('an enlarged picture is whole on a phone, its buttons in two rows, and closing it returns the focus', async ({
  demo,
  visitor,
}) => {
  const page = await visitor(phone)
  await page.goto(`${demo}/moonlight-ball/auction/items/moonlight-36`)
  const picture = page.getByRole('button', { name: 'Enlarge the picture' })
  await picture.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('img', { name: 'Picture of A summer in the boathouse' })
  await large.waitFor()
  expect(await large.evaluate(image => getComputedStyle(image).objectFit)).toBe('contain')
  const tops = await page
    .locator('.zoom-bar > button')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().y))
  expect(new Set(tops.map(Math.round)).size).toBe(2)
  expect(tops.filter(top => top === tops[0])).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => picture.evaluate(button => button.matches(':focus'))).toBe(true)
})

test('somebody who bids by keyboard continues from the field', async ({ demo, visitor }) => {
  const page = await visitor(phone)
  const { token } = await newMember(demo)
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`fayre.token ${demo} moonlight-ball`, token],
  )
  await page.goto(demo + (await makeEndingLot(demo, 600)))
  const field = page.getByRole('textbox', { name: 'Your maximum bid' })
  await field.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Place bid of/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Received at/).waitFor()
  expect(await field.evaluate(input => input.matches(':focus'))).toBe(true)
})
