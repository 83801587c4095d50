import { expect } from 'vitest'
import { test } from './fixture.ts'
import { member } from './member.ts'

test('somebody who is not an organiser is told that the administration is not for them', async ({ page, demo }) => {
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.go('/admin-dash')
  await eleanor.at('/sign-in?_redirect=%2Fadmin-dash')
  await eleanor.field('Email address').fill('guest@fayre.example')
  await eleanor.field('Password').fill('fayre-demo')
  await page.keyboard.press('Enter')
  await eleanor.heading('Unauthorized').waitFor()
  await eleanor.at('/admin-dash')
  await expect.poll(() => page.title()).toBe('Unauthorized | The Moonlight Ball')
  await page.reload()
  await eleanor.heading('Unauthorized').waitFor()
  await eleanor.link('Go to the home page').click()
  await eleanor.at('/')
})

test('an organiser can enter', async ({ page, demo }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash')
  await harriet.link('Auction desk').waitFor()
  await harriet.at('/admin-dash')
})
