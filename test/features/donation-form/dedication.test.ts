import { expect, test } from 'vitest'
import { emptyDedication, giftLine } from '../../../src/features/donation-form/dedication.ts'
import { settingsWith } from '../../support/wire.ts'

const asking = (gift_messages: boolean, tributes: boolean) => {
  const settings = settingsWith()
  return { ...settings, giving: { ...settings.giving, gift_messages, tributes } }
}
const line = { origin: 'donation', amount: 50_00 }

test('what was left empty, or not asked, travels as null', () => {
  const unasked = { message: null, anonymous: null, anonymous_amount: null, tribute: null }
  expect(giftLine(50_00, { ...emptyDedication, message: 'Hello' }, asking(false, false))).toStrictEqual({
    ...line,
    ...unasked,
  })
  expect(giftLine(50_00, { ...emptyDedication, message: ' ' }, asking(true, true))).toStrictEqual({
    ...line,
    message: null,
    anonymous: 'yes',
    anonymous_amount: 'yes',
    tribute: null,
  })
})

test('what was typed travels as it is meant', () => {
  const typed = { tribute: 'memory', tributeName: ' Grace ', message: ' For her ', shown: 'name' }
  expect(giftLine(50_00, typed, asking(true, true))).toStrictEqual({
    ...line,
    message: 'For her',
    anonymous: 'no',
    anonymous_amount: 'yes',
    tribute: { kind: 'memory', name: 'Grace' },
  })
})
