import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { emptyDedication, giftLine } from '../../../src/features/donation-form/dedication.ts'
import { settingsWith } from '../../support/wire.ts'

const asking = (gift_messages: boolean, tributes: boolean) => {
  const settings = settingsWith()
  return { ...settings, giving: { ...settings.giving, gift_messages, tributes } }
}
const giftAt = (messages: boolean, tributes: boolean) => ({
  $amount: atom(50_00),
  $settings: atom(asking(messages, tributes)),
  recipient: undefined,
})
const line = { origin: 'donation', amount: 50_00 }

test('fields that are empty or not asked are sent as null', () => {
  const unasked = { message: null, anonymous: null, anonymous_amount: null, tribute: null }
  expect(giftLine(giftAt(false, false), { ...emptyDedication, message: 'Hello' })).toStrictEqual({
    ...line,
    ...unasked,
  })
  expect(giftLine(giftAt(true, true), { ...emptyDedication, message: ' ' })).toStrictEqual({
    ...line,
    message: null,
    anonymous: 'yes',
    anonymous_amount: 'yes',
    tribute: null,
  })
})

test('input is sent in the right shape', () => {
  const typed = { ...emptyDedication, tribute: 'memory', tributeName: ' Grace ', message: ' For her ', shown: 'name' }
  expect(giftLine(giftAt(true, true), typed)).toStrictEqual({
    ...line,
    message: 'For her',
    anonymous: 'no',
    anonymous_amount: 'yes',
    tribute: { kind: 'memory', name: 'Grace' },
  })
})

test('a gift on a fundraiser’s page says whose, and whether they may see the address', () => {
  const recipient = { id: 'priya-nair', name: 'Priya', url: 'https://run.example' }
  const gift = { ...giftAt(false, false), recipient }
  const sent = { anonymous: 'yes', anonymous_amount: 'yes', fundraiser_id: 'priya-nair', share_email: 'no' }
  expect(giftLine(gift, emptyDedication)).toMatchObject({ ...line, ...sent })
  expect(giftLine(gift, { ...emptyDedication, shareEmail: 'yes', message: 'Run!' })).toMatchObject({
    message: 'Run!',
    share_email: 'yes',
  })
})
