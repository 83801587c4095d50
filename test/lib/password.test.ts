import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from '../../src/lib/password.ts'

test.each(['', 'abcde', '😀😀😀😀😀'])('calls %s too short', password => {
  expect(passwordStrength(password)).toBe('short')
})

test.each(['aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '12345678', 'Password123', 'qwerty2026', 'tulip7', 'ababababab'])(
  'calls %s weak',
  password => {
    expect(passwordStrength(password)).toBe('weak')
  },
)

test.each(['tulip river', 'Kestrel-94'])('calls %s fair', password => {
  expect(passwordStrength(password)).toBe('fair')
})

test.each(['tulip river kettle', 'gV7#kq2!Zp9x', 'drei zufällige Wörter'])('calls %s strong', password => {
  expect(passwordStrength(password)).toBe('strong')
})

test('is never short from six characters on', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, unit: 'grapheme' }), password => {
      expect(passwordStrength(password)).not.toBe('short')
    }),
  )
})
