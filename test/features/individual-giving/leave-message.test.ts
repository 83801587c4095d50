import { expect, test } from 'vitest'
import { createMessage, rememberGift } from '../../../src/features/individual-giving/message/leave-message.store.ts'
import { json, offline } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

const call = 'POST /individual-giving/fundraisers/priya/messages'
const order = { order_id: 'ord_1', order_key: 'key_1' }

test('after a reload a message still stands beside its gift, and a lost answer leaves it once', async () => {
  const before = testSite()
  before.server.answer(call, offline)
  rememberGift(before.site, 'priya', order)
  const first = createMessage(before.site, 'priya', true)
  first.form.change({ message: 'Go on!' })
  await first.form.submit()
  expect(first.$sent.get()).toBe(false)

  const { site, server } = testSite({ storage: before.environment.storage })
  server.answer(call, json({ message_id: '1' }))
  const again = createMessage(site, 'priya', true)
  expect([again.isWithGift, again.form.$values.get().message]).toEqual([true, 'Go on!'])
  await again.form.submit()
  expect(again.$sent.get()).toBe(true)
  const sent = [...before.server.requestsTo(call), ...server.requestsTo(call)].map(({ body }) => body)
  expect(sent).toEqual([expect.objectContaining({ ...order, message: 'Go on!' }), sent[0]])
  // The next message is another one, which does not replace the first beside the gift.
  const next = createMessage(site, 'priya', true)
  expect([next.isWithGift, next.form.$values.get().message]).toEqual([false, ''])
})

test('who comes from the page, or to another one, does not write beside a gift that was given on this device', () => {
  const { site } = testSite()
  rememberGift(site, 'priya', order)
  expect(createMessage(site, 'priya', false).isWithGift).toBe(false)
  expect(createMessage(site, 'mei', true).isWithGift).toBe(false)
  expect(createMessage(site, 'priya', true).isWithGift).toBe(true)
})

test('a message that is edited after a lost answer is another one, not told to be sent while the first is', async () => {
  const { site, server } = testSite()
  server.answer(call, offline)
  const { form, $sent } = createMessage(site, 'priya', false)
  form.change({ name: 'Ada', message: 'Go on!' })
  await form.submit()
  server.answer(call, json({ message_id: '1' }))
  form.change({ message: 'Go on, Priya!' })
  await form.submit()
  expect($sent.get()).toBe(true)
  const [first, second] = server.requestsTo(call).map(({ body }) => Object(body).idempotency_key)
  expect(second).not.toBe(first)
})
