import { describe, expect, test, vi } from 'vitest'
import { testEnvironment } from '../support/test-environment.ts'

/** Each test starts without loaded languages. */
async function fresh() {
  vi.resetModules()
  const { addTranslations } = await import('../../src/lib/translations.ts')
  const { loadCode } = await import('../../src/store/code.ts')
  return { addTranslations, loadCode, ...(await import('../../src/store/translations.ts')) }
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
    const { supportedLocale } = await fresh()
    expect(supportedLocale(wanted)).toBe(spoken)
    expect(() => new Intl.NumberFormat(supportedLocale(wanted))).not.toThrow()
  })
})

const english = { raised: 'raised' } as const
const german = { raised: 'gesammelt' } as const

test('has English at once, and nothing to load for it', async () => {
  const { addTranslations, translationsFor } = await fresh()
  const de = vi.fn(async () => ({ messages: german }))
  addTranslations(english, { de })
  const $english = translationsFor('en-GB', testEnvironment())
  $english.listen(() => {})
  expect($english.get()).toEqual(new Map())
  expect(de).not.toHaveBeenCalled()
})

test('loads German when it is first looked at, once for all regions', async () => {
  const { addTranslations, translationsFor } = await fresh()
  const environment = testEnvironment()
  const de = vi.fn(async () => ({ messages: german }))
  addTranslations(english, { de })
  const $german = translationsFor('de', environment)
  expect(translationsFor('de-AT', environment)).toBe($german)
  expect($german.get()).toBeUndefined()
  $german.listen(() => {})
  await vi.waitFor(() => expect($german.get()?.get(english)).toBe(german))
  expect(de).toHaveBeenCalledOnce()
  expect(environment.reports).toEqual([])
})

test('loads the German of code that comes later with that code', async () => {
  const { addTranslations, translationsFor, loadCode } = await fresh()
  const $german = translationsFor('de', testEnvironment())
  $german.listen(() => {})
  await vi.waitFor(() => expect($german.get()).toEqual(new Map()))
  const later = { pay: 'Pay' } as const
  const code = async () => addTranslations(later, { de: async () => ({ messages: { pay: 'Zahlen' } }) })
  await loadCode(code, testEnvironment())
  expect($german.get()?.get(later)).toEqual({ pay: 'Zahlen' })
})

test('lets English stand in for sentences that do not load, reports it, and has the others', async () => {
  const { addTranslations, translationsFor } = await fresh()
  const environment = testEnvironment()
  const lost = { pay: 'Pay' } as const
  addTranslations(english, { de: async () => ({ messages: german }) })
  addTranslations(lost, { de: () => Promise.reject(new Error('offline')) })
  const $german = translationsFor('de', environment)
  $german.listen(() => {})
  // The lost ones are tried three times.
  await vi.waitFor(() => expect($german.get()?.get(english)).toBe(german), 5000)
  expect($german.get()?.has(lost)).toBe(false)
  expect(environment.reports).toMatchObject([{ context: 'code did not load' }])
})
