import { expect, onTestFinished } from 'vitest'
import { createMailLink } from '../../host-demo/server/identity/mail-links.ts'
import { axe } from './axe.ts'
import { startDemo } from './demo-in-process.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

test('a link of another account asks a signed-in visitor first, who may stay or switch', async ({
  page,
  expectProblem,
}) => {
  // A read, and the subscription to a channel of one's own, that are under way when their session ends.
  expectProblem(/status of 401|\(Forbidden\) .*\/realtime\/auth|a subscription failed .*status: 403/)
  const { url, context, stop } = await startDemo()
  onTestFinished(stop)
  const ada = member(page, url, 'moonlight-ball')
  await ada.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/account')
  await ada.at('/account')
  const session = () => page.evaluate(host => localStorage.getItem(`fayre.token ${host} moonlight-ball`), url)
  const before = await session()
  expect(before).toBeTruthy()
  const { id: userId } = await context.db
    .selectFrom('users')
    .select('id')
    .where('email_normal', '=', 'harriet@fayre.example')
    .executeTakeFirstOrThrow()
  const token = await createMailLink(context.db, { userId, redirectRoute: '/auction/checkout' }, new Date())

  await ada.go(`/auction/checkout?user_token=${token}`)
  await ada.heading('This link is for another account').waitFor()
  expect(await axe(page)).toEqual([])
  await ada.button(/^Stay signed in as /).click()
  await ada.at('/auction/checkout')
  expect([await session(), page.url().includes(token)]).toEqual([before, false])

  await ada.go(`/auction/checkout?user_token=${token}`)
  await ada.button('Sign out and use the link').click()
  await ada.at('/auction/checkout')
  expect(page.url()).not.toContain(token)
  await ada.go('/account')
  await page.getByText('harriet@fayre.example').first().waitFor()
})
