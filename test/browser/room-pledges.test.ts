import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { serveHostPage, standIn } from './host-page.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

/** A page whose styles are meant for everything on it. */
const hostile = `<style>
  * { font: 30px cursive !important; letter-spacing: 4px }
  button, input, h3, p, ul, li { all: unset !important; position: fixed !important }
  .pledge-block, .pledge-side { display: none !important }
</style>`

test('ten pledges of the room are typed, seen on a phone, put right, undone and paid; a stranger’s page adds one', {
  timeout: 180_000,
}, async ({ page, visitor, demo }) => {
  const phone = await visitor({ viewport: { width: 390, height: 844 } })
  const site = microsite(phone)
  await site.open(`${demo}/${event}/pledge`)
  await site.main.getByRole('link', { name: 'A night of care' }).click()
  await site.heading('A night of care').waitFor()
  const given = site.main.getByRole('listitem')
  await site.main.getByText('10 pledges').waitFor()

  const harriet = member(page, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/pledges')
  await harriet.heading('Pledges of the room').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Paddle', { exact: true }).waitFor()
  const record = harriet.button(/^Record £/)
  const place = await record.boundingBox()
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a paddle number, such as 42').waitFor()
  expect(await record.boundingBox()).toEqual(place)
  await page.keyboard.press('ControlOrMeta+A')
  // The field gets the focus by itself, at first and again after each pledge.
  for (let paddle = 301; paddle <= 310; paddle++) {
    if (paddle === 305) await page.keyboard.press('ArrowDown')
    await page.keyboard.type(String(paddle) + (paddle === 310 ? '*' : ''))
    await page.keyboard.press('Enter')
  }
  await site.main.getByText('20 pledges').waitFor()
  await given.filter({ hasText: 'Paddle 304' }).filter({ hasText: '£5,000' }).waitFor()
  await given.filter({ hasText: 'Paddle 305' }).filter({ hasText: '£2,500' }).waitFor()
  expect(await given.filter({ hasText: 'Paddle 310' }).count()).toBe(0)

  const row = (paddle: number) => page.getByRole('row', { name: `Paddle ${paddle}` })
  const dialog = page.getByRole('dialog')
  await row(304).getByRole('button', { name: 'Correct', exact: true }).click()
  await dialog.getByLabel('Amount', { exact: true }).fill('250')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await given.filter({ hasText: 'Paddle 304' }).filter({ hasText: '£250' }).waitFor()
  await row(303).getByRole('button', { name: 'Hide' }).click()
  await given.filter({ hasText: 'Paddle 303' }).waitFor({ state: 'detached' })
  await row(302).getByRole('button', { name: 'Undo' }).click()
  await site.main.getByText('19 pledges').waitFor()
  await row(302).getByRole('button', { name: 'Take up again' }).click()
  await site.main.getByText('20 pledges').waitFor()
  await row(301).getByRole('button', { name: 'Mark as paid' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Say how it was paid' }).waitFor()
  await dialog.getByLabel('Cash').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(301).getByText('Paid by cash').waitFor()
  await row(301).getByRole('button', { name: 'Correct the payment' }).click()
  await dialog.getByLabel('It is not paid after all').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(301).getByText('Promised').waitFor()

  const host = await serveHostPage({
    head: hostile,
    body: `${standIn(demo)}<script type="module" src="${demo}/pledge-list.js" data-host="."></script>
      <fayre-pledge-list event="${event}" pledging="in-place"></fayre-pledge-list>`,
  })
  try {
    const stranger = await visitor()
    await stranger.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['pledge-started', 'pledge-complete']) {
        document.addEventListener(`fayre-${name}`, () => heard.push(name))
      }
    })
    await stranger.goto(host.url)
    const block = stranger.locator('fayre-pledge-list')
    await block.getByText('20 pledges').waitFor()
    await block.getByRole('button', { name: 'Pledge' }).first().click()
    await block.getByRole('radio', { name: /£100/ }).check()
    await block.getByLabel('Show my name in the list').check()
    await block.getByRole('button', { name: 'Pledge £100 and pay now' }).click()
    const ada = donor(stranger, 'fayre-pledge-list')
    await ada.introduce()
    await ada.fillCard('4242424242424242')
    await ada.pay()
    await ada.thanks.waitFor()
    expect(await stranger.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'pledge-started',
      'pledge-complete',
    ])
    await site.main.getByText('21 pledges').waitFor()
    await given.filter({ hasText: 'Ada L.' }).waitFor()
  } finally {
    await host.close()
  }
})
