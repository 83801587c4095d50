import { expect } from 'vitest'
import { sampled } from '../full-run.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'

const brands = ['moonlight-ball', 'riverside-10k', 'summer-fayre'].map((brand, at) => [brand, at] as const)

test.for(sampled(brands, 3))(
  'the design system is free of WCAG 2.2 AA faults and of sideways scroll, brand %s',
  async ([brand, at], { visitor, demo }) => {
    const page = await visitor()
    await page.goto(`${demo}/demo/ui/?brand=${brand}`)
    await page.getByRole('button', { name: 'Show a notice' }).click()
    await lookAt(page, at, brand)
  },
)

test('a notice stands above everything, waits for the pointer and closes on Escape', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${demo}/demo/ui/`)
  await page.getByRole('button', { name: 'Show a notice' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByText('The doors open at 7 pm').hover()
  await notices.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await notices.waitFor({ state: 'hidden' })
})

test('a telephone’s country is chosen by typing its name, and a PIN can be pasted as it was sent', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${demo}/demo/ui/`)
  const country = page.getByRole('combobox', { name: 'Country code' }).first()
  await country.focus()
  await page.keyboard.type('Denm')
  await expect.poll(() => country.inputValue()).toBe('DK')
  const code = page.getByLabel('Your code')
  await code.fill('123-45 6')
  await expect.poll(() => code.inputValue()).toBe('123-45 6')
  await code.fill('')
  await code.pressSequentially('12x3-45 6')
  await expect.poll(() => code.inputValue()).toBe('123456')
  for (const key of ['Backspace', 'ArrowLeft', 'ArrowLeft', 'Delete', '7']) await page.keyboard.press(key)
  await expect.poll(() => code.inputValue()).toBe('12375')
  await page.keyboard.press('Tab')
  expect(await code.evaluate(field => field.matches(':focus'))).toBe(false)
})

test('a blocking overlay cannot be closed with the keyboard, and returns the focus', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${demo}/demo/ui/`)
  const opener = page.getByRole('button', { name: 'Maintenance' })
  await opener.click()
  const cover = page.getByRole('dialog', { name: 'We’ll be back soon' })
  await cover.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => cover.isVisible()).toBe(true)
  await cover.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate(button => button.matches(':focus'))).toBe(true)
})

test('skeletons are as high as their content', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => element.getBoundingClientRect().height)
  const pairs = [
    ['login', '.bones-fields > div', '.text-field:not(:has(.field-message))'],
    ['login', '.bones-button > div', '.button-primary.button-wide'],
    ['home', '.bones-tiles > div', '.page-tiles:not(.bones) > li:nth-child(2) > .tile'],
  ] as const
  for (const [skeleton, bone, real] of pairs) {
    await page.goto(`${demo}/demo/ui/?brand=riverside-10k&skeleton=${skeleton}`)
    expect(Math.abs((await height(bone)) - (await height(real))), bone).toBeLessThanOrEqual(2)
  }
  await page.goto(`${demo}/demo/ui/?brand=riverside-10k&skeleton=auction`)
  const bodyOf = async (card: string, picture: string) => (await height(card)) - (await height(picture))
  const bones = await bodyOf('.bones-cards > div', '.bones-cards > div > :first-child')
  expect(Math.abs(bones - (await bodyOf('.picture-card', '.picture-card-picture')))).toBeLessThanOrEqual(2)
})
