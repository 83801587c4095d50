import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

test('whoever chooses for many guests sees in time that their tickets are kept no longer', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.clock.install()
  const { main, open } = microsite(page)
  await open(`${demo}/moonlight-ball/tickets`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await main.getByLabel('How many: Dinner seat', { exact: true }).selectOption('8')
  await main.getByRole('link', { name: 'Continue' }).click()
  await main.getByRole('link', { name: 'Choose the programme of your guests' }).click()
  await main.getByText(/^Kept for you for/).waitFor()
  const isInView = (words: string) =>
    main.getByText(words).evaluate(one => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

  await page.clock.fastForward('08:30')
  await main.getByRole('button', { name: 'I need 10 more minutes' }).waitFor()
  expect(await isInView('Your places are kept for')).toBe(true)
  await main.getByText('Seat 5', { exact: false }).first().scrollIntoViewIfNeeded()
  expect(await isInView('Your places are kept for')).toBe(true)
  expect(await axe(page)).toEqual([])
  await page.clock.fastForward('03:00')
  await main.getByText('The time for your places is over').waitFor()
  expect(await isInView('The time for your places is over')).toBe(true)
  // A choice that gets the focus is not covered.
  await main.getByRole('radio').nth(6).focus()
  const covered = await main.getByRole('radio').evaluateAll(radios => {
    const notice = document.querySelector('fayre-microsite')?.shadowRoot?.querySelector('.programme-time')
    const focused = radios.find(radio => radio.matches(':focus'))
    return (focused?.getBoundingClientRect().bottom ?? 0) > (notice?.getBoundingClientRect().top ?? 0)
  })
  expect(covered).toBe(false)
})
