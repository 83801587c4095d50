import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DemoEvent } from '../../host-demo/server/demo/demo-event.ts'
import { demoEvents } from '../../host-demo/server/demo/events/events.ts'
import { contrast } from '../../src/lib/colour.ts'
import { titleMessages } from '../../src/lib/titles.messages.ts'

const pages = join(import.meta.dirname, '../../host-demo/pages')

test('exactly one event is the default', () => {
  expect(demoEvents.filter(event => event.isDefault)).toHaveLength(1)
})

test('an account belongs to one person over all events', () => {
  const emails = demoEvents.flatMap(event => event.users.map(user => user.email))
  expect(new Set(emails).size).toBe(emails.length)
})

test('one appeal is past its goal and one is near it', () => {
  const shares = demoEvents.map(event => raised(event) / (event.settings.goal ?? Number.POSITIVE_INFINITY))
  expect(shares.filter(share => share > 1)).toHaveLength(1)
  expect(shares.filter(share => share > 0.9 && share < 1)).toHaveLength(1)
})

describe.each(demoEvents.map(event => [event.pathName, event] as const))('%s', (_, event) => {
  test('its gifts are ones that its form would take', () => {
    const { donationMinimum, donationMaximum, donationAmounts, donationAmountDefault } = event.settings
    for (const { amount } of [...event.donations, ...donationAmounts.map(amount => ({ amount }))]) {
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount).toBeGreaterThanOrEqual(donationMinimum)
      expect(amount).toBeLessThanOrEqual(donationMaximum)
    }
    expect(donationAmounts).toContain(donationAmountDefault)
  })

  test('its menu calls the page of the pledges by its title', () => {
    const own = event.pages.find(({ key }) => key === 'pledge')
    const entry = event.menu.find(({ link }) => link === '/pledge')
    expect(entry?.title).toBe(own?.title ?? titleMessages.pledges)
  })

  test('its addresses reach nobody', () => {
    const emails = [...event.donations, ...event.users].map(person => person.email)
    expect(emails.filter(email => !/^[a-z\d.-]+@[a-z\d.-]+\.example$/.test(email))).toEqual([])
  })

  test('text on its brand colours reaches AA', () => {
    const { primary_color, font_primary_color, secondary_color, font_secondary_color } = event.branding
    const { third_color, font_third_color, background_color, font_color } = event.branding
    const pairs = [
      [primary_color, font_primary_color],
      [secondary_color, font_secondary_color],
      [third_color, font_third_color],
      [background_color, font_color],
    ]
    for (const [ground, text] of pairs) expect(contrast(ground ?? '', text ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test('its logos are there', () => {
    const { logo = '', splashLogo = '' } = event.settings
    for (const address of [logo, splashLogo]) expect(existsSync(join(pages, address.replace('/demo/', '')))).toBe(true)
  })
})

function raised(event: DemoEvent): number {
  return event.donations.reduce((sum, { amount }) => sum + amount, 0)
}
