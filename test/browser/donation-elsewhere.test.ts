import { expect } from 'vitest'
import { donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

test('a gift that stands ready in two tabs is paid once, and both tabs say so', async ({
  page,
  demo,
  expectProblem,
}) => {
  // The provider refuses the second press.
  expectProblem(/status of 400/)
  const event = 'riverside-10k'
  const before = await totalOf(demo, event)
  const email = `ada-${Math.random()}@example.com`
  const tabs = [page, await page.context().newPage()].map(tab => ({ tab, ada: donor(tab) }))
  for (const { tab, ada } of tabs) {
    await tab.goto(`${demo}/demo/${event}/`)
    await ada.choose('£25')
    await ada.introduce({ email })
    await ada.fillCard('4242 4242 4242 4242')
  }
  const references: string[] = []
  for (const { tab, ada } of tabs) {
    await tab.bringToFront()
    await ada.pay()
    await ada.thanks.waitFor()
    references.push((await ada.form.getByText(/^Your reference/).textContent()) ?? '')
  }
  expect(references[1]).toBe(references[0])
  expect((await totalOf(demo, event)).donation_count - before.donation_count).toBe(1)
})

test('a gift goes on as the member’s who signs in after a declined card, with all that was typed', async ({
  page,
  demo,
  expectProblem,
}) => {
  // The first card is declined. A guest's attempt must not become the member's.
  expectProblem(/status of (402|409)/)
  const event = 'moonlight-ball'
  const before = await totalOf(demo, event)
  const guest = member(page, demo, event)
  const ada = donor(page, 'fayre-microsite')
  await guest.go('/')
  await guest.button('Decline').click()
  await ada.choose('£50')
  await ada.introduce()
  await ada.fillCard('4000 0000 0000 0002')
  await ada.pay()
  await ada.form.getByText('Your card was declined.').waitFor()
  await guest.link('Sign in').first().click()
  await guest.field('Email address').fill('guest@fayre.example')
  await guest.field('Password').fill('fayre-demo')
  await page.keyboard.press('Enter')
  await guest.at('/')
  await ada.form.getByText('Ada Lovelace').waitFor()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await ada.thanks.waitFor()
  expect((await totalOf(demo, event)).donation_count - before.donation_count).toBe(1)
})
