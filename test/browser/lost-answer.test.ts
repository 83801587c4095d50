import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixture.ts'
import { member } from './member.ts'

const event = 'moonlight-ball'
const desktop = { viewport: { width: 1440, height: 900 } } as const
const add = '**/api/v1/admin/auction/items'

/** Loses the answer to the next new lot, after the server has saved it. */
const loseAnswer = (page: Page, how: 'network' | 'proxy') =>
  page.route(
    add,
    async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await (how === 'network'
        ? route.abort()
        : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))
    },
    { times: 1 },
  )

test('a lot whose answer is lost is there once, as it was typed last', { timeout: 120_000 }, async ({
  visitor,
  demo,
  expectProblem,
}) => {
  expectProblem(/status of (409|502)|ERR_FAILED/)
  const page = await visitor(desktop)
  const harriet = member(page, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/lots/new')
  for (const [how, title] of [
    ['network', 'A lost walk'],
    ['proxy', 'A lost swim'],
  ] as const) {
    await harriet.field('Title').fill(title)
    await loseAnswer(page, how)
    await harriet.button('Save').click()
    await page.getByRole('alert').first().waitFor()
    if (how === 'proxy') await harriet.field('Title').fill(`${title} at night`)
    await harriet.button('Save').click()
    await page.getByRole('heading', { name: 'Edit lot' }).waitFor()
    await page.waitForURL(/lots\/lot_/)
    expect(await harriet.field('Title').inputValue()).toBe(how === 'proxy' ? `${title} at night` : title)
    await harriet.link('All lots').click()
    await page.getByRole('searchbox').fill(title)
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: title }).waitFor()
    expect(await page.getByRole('link', { name: title }).count()).toBe(1)
    await harriet.link('New lot').click()
  }
})
