import { afterEach, describe, expect, test, vi } from 'vitest'
import { testEnvironment } from '../support/test-environment.ts'

afterEach(() => {
  vi.doUnmock('../../src/lib/translations/de.ts')
  vi.resetModules()
})

/** Each test with languages that nobody has loaded yet. */
async function freshTranslations() {
  vi.resetModules()
  return import('../../src/store/translations.ts')
}

describe('supportedLocale', () => {
  test.each([
    ['en-GB', 'en-GB'],
    ['en-US', 'en-US'],
    ['EN-us', 'EN-us'],
    ['en_US', 'en-US'],
    ['en-150', 'en-150'],
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    [' de-CH ', 'de-CH'],
    ['en', 'en-GB'],
    ['fr', 'en-GB'],
    ['de-AT-1996', 'en-GB'],
    ['dead', 'en-GB'],
    ['', 'en-GB'],
    [undefined, 'en-GB'],
    ['<script>', 'en-GB'],
  ])('speaks %s as %s', async (wanted, spoken) => {
    const { supportedLocale } = await freshTranslations()
    expect(supportedLocale(wanted)).toBe(spoken)
    expect(() => new Intl.NumberFormat(supportedLocale(wanted))).not.toThrow()
  })
})

test('has English at once, and nothing to load for it', async () => {
  const { translationsFor } = await freshTranslations()
  expect(translationsFor('en-GB', testEnvironment()).get()).toEqual({})
})

test('loads German when it is first looked at, once for all regions', async () => {
  const { translationsFor } = await freshTranslations()
  const environment = testEnvironment()
  const $german = translationsFor('de', environment)
  expect($german.get()).toBeUndefined()
  expect(translationsFor('de-AT', environment)).toBe($german)
  $german.listen(() => {})
  await vi.waitFor(() => expect($german.get()?.['total-raised']).toMatchObject({ raised: 'gesammelt' }))
  expect(environment.reports).toEqual([])
})

test('lets English stand in for a language that does not load, and reports it', async () => {
  vi.doMock('../../src/lib/translations/de.ts', () => {
    throw new Error('offline')
  })
  const { translationsFor } = await freshTranslations()
  const environment = testEnvironment()
  const $german = translationsFor('de', environment)
  $german.listen(() => {})
  await vi.waitFor(() => expect($german.get()).toEqual({}))
  expect(environment.reports).toHaveLength(1)
  expect(environment.reports[0]?.context).toContain('English')
})
