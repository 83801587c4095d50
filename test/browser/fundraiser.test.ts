import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { named } from '../hosts/condition.ts'
import { cssConditions } from '../hosts/css-conditions.ts'
import { hostilePage } from '../hosts/hostile-page.ts'
import { scriptConditions } from '../hosts/script-conditions.ts'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage } from './host-page.ts'
import { lookAt } from './look-at.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { mailedCode } from './outbox.ts'

const event = 'riverside-10k'
const team = 'Team Lifeline'
const words = `You carried me to hospital. Now run, Ida! ${'ha'.repeat(120)}`

/** Somebody without an account creates one and a page with a picture and a goal, and joins a team. */
async function makePage(phone: Page, demo: string): Promise<void> {
  const site = microsite(phone)
  const ida = member(phone, demo, event)
  const email = `ida-${Math.random()}@example.com`
  await site.open(`${demo}/${event}/individual-giving`)
  await ida.link('Make your own page').click()
  await ida.link('Create an account').click()
  await ida.field('First name').fill('Ida')
  await ida.field('Last name').fill('Thornbury')
  await ida.field('Email address').fill(email)
  await ida.button('Create account').click()
  await ida.field('Code').fill(await mailedCode(demo, email))
  await ida.heading('Welcome, Ida').waitFor()
  await ida.button('Continue').click()
  await ida.heading('Make your page').waitFor()
  expect(await ida.field('Name on the page').inputValue()).toBe('Ida Thornbury')
  await phone.getByLabel(/^Why you are doing this/).fill('They flew my brother home.')
  await phone.getByLabel(/^Your goal/).fill('250')
  await phone.reload()
  await phone.getByText('You typed this before, and it is not saved yet.').waitFor()
  expect(await phone.getByLabel(/^Why you are doing this/).inputValue()).toBe('They flew my brother home.')
  expect(await phone.getByLabel(/^Your goal/).inputValue()).toBe('250')
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b7a45' } })
    .png()
    .toBuffer()
  await phone.getByLabel('Picture').setInputFiles({ name: 'ida.png', mimeType: 'image/png', buffer })
  const isSent = phone.waitForResponse(answer => answer.url().includes('/account/fundraiser/picture') && answer.ok())
  await phone.getByLabel('Which part is shown').press('ArrowUp')
  await isSent
  await phone.reload()
  await expect
    .poll(() => phone.locator('img.own-picture-shown').evaluate(shown => (shown as HTMLImageElement).naturalWidth))
    .toBe(300)
  await lookAt(phone, 0, 'making a page')
  await phone.setViewportSize({ width: 390, height: 844 })
  await ida.button('Make the page').click()
  await ida.heading('Your page').waitFor()
  await phone.getByText('not saved yet').waitFor({ state: 'detached' })

  await site.follow(`${demo}/${event}/individual-giving?show=teams`)
  await ida.link(team).click()
  await ida.link('Join this team').click()
  const choice = ida.heading('Your team')
  // It is far below the form of the page.
  await expect.poll(() => choice.evaluate(one => one.getBoundingClientRect().top)).toBeLessThan(200)
  await ida.button('Join').click()
  await phone.getByRole('button', { name: 'Leave the team' }).waitFor()
  await phone.evaluate(() => scrollTo(0, 0))
  await lookAt(phone, 1, 'a page and a team')
  await phone.setViewportSize({ width: 390, height: 844 })
  await ida.link('See your page').first().click()
  await ida.heading('Ida Thornbury').waitFor()
  await phone.getByText('Nobody has given here yet').waitFor()
}

/** How much of a row the bar of one pound fills, in per cent: of each row, without repetition. */
const scales = (rows: Locator) =>
  rows.evaluateAll(all => [
    ...new Set(
      all.map(row => {
        const { backgroundSize } = getComputedStyle(row)
        const amount = Number(row.querySelector('.giving-board-amount')?.textContent?.replace(/[£,]/g, ''))
        return (Number.parseFloat(backgroundSize) / amount).toFixed(4)
      }),
    ),
  ])

/** On a display nobody can scroll: all ten rows are in sight and whole, with true bars. */
async function lookAtWall(wall: Page, address: string): Promise<void> {
  await wall.goto(address)
  await wall.locator('.giving-board-amount').nth(9).waitFor()
  const rows = wall.locator('.giving-board > li')
  const [scale, ...others] = await scales(rows)
  expect([Number(scale) > 0, others]).toEqual([true, []])
  const sizes = [
    [1280, 720],
    [1024, 768],
    [3840, 2160],
    [1920, 1080],
  ] as const
  for (const [width, height] of sizes) {
    await wall.setViewportSize({ width, height })
    const cut = await rows.evaluateAll(all => all.filter(row => row.scrollHeight > row.clientHeight).length)
    const scrolls = await wall.evaluate(() => document.documentElement.scrollHeight > innerHeight)
    expect([cut, scrolls], `${width} x ${height}`).toEqual([0, false])
  }
}

/** The amount of the team in a row of the board, or on its page. */
const pounds = async (place: Locator) => Number((await place.textContent())?.replace(/[£,]/g, ''))

test('somebody makes a page on a phone, a stranger’s page leads to a gift, and its message is read before it is shown', {
  timeout: 180_000,
}, async ({ page, visitor, demo }) => {
  const phone = await visitor({ viewport: { width: 390, height: 844 } })
  await makePage(phone, demo)

  const wall = await visitor({ viewport: { width: 1920, height: 1080 } })
  await lookAtWall(wall, `${demo}/${event}/leaderboard`)
  await wall.goto(`${demo}/${event}/leaderboard?show=teams`)
  const row = wall.getByRole('listitem').filter({ hasText: team })
  const laptop = await visitor({ viewport: { width: 1440, height: 900 } })
  await laptop.goto(`${demo}/${event}/individual-giving/team/lifeline`)
  const shown = [row.locator('.giving-board-amount'), laptop.locator('.giving-raised-large .giving-amount')]
  const before = await Promise.all(shown.map(pounds))
  expect(before[1]).toBe(before[0])
  expect(await axe(wall)).toEqual([])

  const stranger = await visitor()
  await stranger.addInitScript(() =>
    document.addEventListener('fayre-fundraiser-opened', event =>
      console.info('opened', (event as CustomEvent<{ fundraiserId: string }>).detail.fundraiserId),
    ),
  )
  const conditions = {
    css: named(cssConditions, 'everything unset'),
    script: named(scriptConditions, 'polluted prototypes'),
  }
  const blocks = block('leaderboard', demo) + block('individual-giving', demo)
  const host = await serveHostPage(hostilePage(conditions, demo, blocks))
  onTestFinished(() => host.close())
  await stranger.goto(host.url)
  await stranger.locator('fayre-leaderboard').getByRole('listitem').nth(9).waitFor()
  const list = stranger.locator('fayre-individual-giving')
  await list.getByLabel('Search by name or team').fill('thornbury')
  const heard = stranger.waitForEvent('console', message => message.text() === 'opened ida-thornbury')
  await list.getByRole('link', { name: 'Ida Thornbury' }).click()
  await heard
  await stranger.waitForURL(`${demo}/${event}/individual-giving/ida-thornbury`)
  await stranger.getByRole('link', { name: 'Give to Ida Thornbury' }).first().click()
  await expect.poll(() => stranger.title()).toMatch(/^Give to Ida Thornbury \|/)
  const ada = donor(stranger, 'fayre-microsite')
  await ada.choose('£25')
  await stranger.getByLabel('My name and the amount').check()
  await ada.introduce()
  await ada.fillCard('4242424242424242')
  await ada.pay()
  await ada.thanks.waitFor()
  await stranger.getByRole('link', { name: 'Leave a message' }).click()
  await stranger.getByLabel('Message', { exact: true }).fill(words)
  await lookAt(stranger, 0, 'leaving a message')
  await stranger.getByRole('button', { name: 'Send the message' }).click()
  await stranger.getByText('Your message is with the organiser').waitFor()

  await phone.getByText('£25', { exact: true }).first().waitFor()
  await phone.getByText('Ada Lovelace').first().waitFor()
  for (const [at, amount] of shown.entries()) await expect.poll(() => pounds(amount)).toBe((before[at] ?? 0) + 25)
  expect(await phone.getByText(words).count()).toBe(0)

  const rosalind = member(page, demo, event)
  await rosalind.go('/sign-in?_redirect=/admin-dash/people')
  await rosalind.field('Email address').fill('rosalind@fayre.example')
  await rosalind.button('Send me a code').click()
  await rosalind.field('Code').fill(await mailedCode(demo, 'rosalind@fayre.example'))
  await rosalind.heading('Fundraisers').waitFor()
  const message = page.getByRole('row').filter({ hasText: words })
  await message.waitFor()
  await lookAt(page, 1, 'messages to read')
  await message.getByRole('button', { name: 'Let it through' }).click()
  await phone.getByText(words).waitFor()
  await lookAt(phone, 0, 'a fundraiser’s page')
})
