import { expect, test } from 'vitest'
import { isStorable, refuseUnstorable } from '../../../../host-demo/server/platform/http/storable.ts'

test.each(['', 'plain', 'Zoë 👍🏽', '\u202Eright to left', '\uFFFF'])('takes %j', text => {
  expect(isStorable(text)).toBe(true)
  expect(() => refuseUnstorable({ text })).not.toThrow()
})

test.each(['\0', 'a\0b', '\ud800', 'a\udc00b', '\udc00\ud800', '👍\ud83d'])('refuses %j, naming the field', text => {
  expect(isStorable(text)).toBe(false)
  const fieldOf = (value: unknown) => {
    try {
      refuseUnstorable(value)
    } catch (problem) {
      return (problem as { words: { fields: object } }).words.fields
    }
    return undefined
  }
  expect(Object.keys(fieldOf({ name: text }) ?? {})).toEqual(['name'])
  expect(Object.keys(fieldOf({ lines: [{}, { message: text }] }) ?? {})).toEqual(['lines.1.message'])
  expect(Object.keys(fieldOf({ campaign: { [text]: 'x' } }) ?? {})).toEqual(['campaign'])
  expect(Object.keys(fieldOf({ [text]: 'x' }) ?? {})).toEqual(['request'])
})

test('refuses what is nested too deep, without overflowing the stack', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(() => refuseUnstorable({ deep })).toThrow('400 validation_error')
})
