import { expect, test } from 'vitest'
import { frameMessage } from '../../../src/widget/frame/message.ts'

test('messages of other versions, and of others, are no messages', () => {
  expect(frameMessage({ fayre: 1, type: 'height', height: 10 })).toEqual({ fayre: 1, type: 'height', height: 10 })
  for (const other of [null, undefined, 'height', 7, {}, { fayre: 2, type: 'height' }, { fayre: 1 }, [1]]) {
    expect(frameMessage(other)).toBeUndefined()
  }
})
