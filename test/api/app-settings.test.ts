import { describe, expect, test } from 'vitest'
import { appSettings } from '../../src/api/app-settings.ts'
import { decode } from '../../src/api/decode.ts'
import { ApiError } from '../../src/api/errors.ts'
import { settingsWith, wireSettings } from '../support/wire.ts'

const decodeSettings = (sent: unknown) => decode(appSettings.output, sent, 'GET /app/settings')

test('knows every field that the server sends, and drops none', () => {
  const sent = Object.keys(wireSettings).sort()
  expect(Object.keys((appSettings.output as unknown as { entries: object }).entries).sort()).toEqual(sent)
  expect(Object.keys(settingsWith()).sort()).toEqual(sent)
})

test('converts the wire shape into our types', () => {
  const settings = settingsWith()
  expect(settings.custom_domainYN).toBe(false)
  expect(settings.guest_checkout_enabled).toBe(true)
  expect(settings.logoISfile).toBe('/logo.svg')
  expect(settings.redirect_url).toBeUndefined()
  expect(settings.modeISLIST_Dev_Prod).toBe('Prod')
  expect(settings.cookies_policy_decline_expiryNUM).toBe(1)
  expect(settings.starts_at).toBe('2026-11-21T19:30:00.000Z')
  expect(settings.branding).toEqual({ primary_color: '#0a2a5e', font: 'Lato', font_accent: undefined })
  expect(settings.realtime).toEqual({ key: 'key', cluster: 'eu', host: 'give.example', port: 443, tls: true })
})

test('has the root path / on a domain of its own', () => {
  expect(settingsWith({ custom_domainYN: 'yes', url_root_path: '/ball' }).url_root_path).toBe('/')
  expect(settingsWith({ custom_domainYN: 'no', url_root_path: '/ball' }).url_root_path).toBe('/ball')
})

test('ignores fields of a newer server', () => {
  expect(settingsWith({ novelty: 1 })).toEqual(settingsWith())
})

describe('refuses', () => {
  const { event_id: _, ...withoutId } = wireSettings

  test.each<[string, unknown]>([
    ['no answer', null],
    ['a page of HTML', '<!doctype html>'],
    ['a list', []],
    ['settings without an event', withoutId],
    ['a fraction of a penny', { ...wireSettings, donation_minimum: 100.5 }],
    ['a fraction in a list', { ...wireSettings, donation_amounts: [1000, 2500.01] }],
    ['money as text', { ...wireSettings, donation_minimum: '100' }],
    ['NaN', { ...wireSettings, donation_maximum: Number.NaN }],
    ['Infinity, as JSON reads 1e400', { ...wireSettings, donation_maximum: JSON.parse('1e400') }],
    ['an integer that JSON has rounded', { ...wireSettings, donation_maximum: JSON.parse('9007199254740993') }],
    ['money that is not there', { ...wireSettings, donation_maximum: null }],
    ['a negative number of decimals', { ...wireSettings, currency_decimals: -1 }],
    ['a yes/no of another kind', { ...wireSettings, custom_domainYN: true }],
    ['a mode that nobody knows', { ...wireSettings, modeISLIST_Dev_Prod: 'Test' }],
    ['a date that is none', { ...wireSettings, starts_at: '21/11/2026' }],
    ['a menu of something else', { ...wireSettings, menu: ['/pledge'] }],
  ])('%s, as an error of kind shape', (_, sent) => {
    expect(() => decodeSettings(sent)).toThrow(ApiError)
  })
})

test('names the path of the wrong field, and never its value', () => {
  const sent = { ...wireSettings, menu: [{ title: 'Donate', link: 5, owner: 'ada@example.com' }] }
  try {
    decodeSettings(sent)
    expect.unreachable()
  } catch (problem) {
    const { failure, message } = problem as ApiError
    expect(failure).toEqual({ type: 'shape', detail: 'GET /app/settings menu.0.link: string' })
    expect(message).not.toContain('ada')
  }
})
