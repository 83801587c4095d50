import { expect, test } from 'vitest'
import { loadDefinitions } from '../../../.build/definitions.ts'
import { frameMessage } from '../../../src/widget/frame/message.ts'
import { passedOn } from '../../../src/widget/frame/within.ts'

test('a frame passes on what the blocks of one screen send', async () => {
  const definitions = await loadDefinitions(new URL('../../..', import.meta.url).pathname.replace(/\/$/, ''))
  const sent = definitions.filter(({ tag }) => tag !== 'microsite').flatMap(({ events }) => Object.keys(events))
  for (const name of sent) expect(passedOn).toContain(`fayre-${name}`)
})

test('messages of other versions, and of others, are no messages', () => {
  expect(frameMessage({ fayre: 1, type: 'height', height: 10 })).toEqual({ fayre: 1, type: 'height', height: 10 })
  for (const other of [null, undefined, 'height', 7, {}, { fayre: 2, type: 'height' }, { fayre: 1 }, [1]]) {
    expect(frameMessage(other)).toBeUndefined()
  }
})
