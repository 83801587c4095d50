import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pledge, publicPledge } from '../../../../host-demo/server/modules/pledges/wire.ts'

const secret = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  message: 'For Ada',
  user_id: 'u-77',
}

const pledgeOf = (extra: Partial<Pledge>): Pledge => ({
  id: 'plg_1',
  event_id: 'moonlight',
  item_id: 'care',
  sequence: 3,
  amount: 123_45,
  refunded: 0,
  matched: 61_72,
  level_id: 'level_12345',
  source: 'room',
  paddle: 4242,
  shown_as: 'Grace H.',
  ...secret,
  email_normal: secret.email,
  parts: [],
  paid_by: null,
  anonymous: false,
  anonymous_amount: false,
  hidden: false,
  mailed: true,
  undone_at: null,
  forgotten_at: null,
  pledged_at: new Date(0),
  paid_at: null,
  order_id: 'ord_9',
  key_hash: 'key',
  request_hash: 'request',
  ...extra,
})

test('name and amount can each be hidden, with everything that would reveal them, in reads and pushes', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (anonymous, anonymous_amount) => {
      const told = publicPledge(pledgeOf({ anonymous, anonymous_amount }))
      const text = JSON.stringify(told)
      expect(told.shown_as).toBe(anonymous ? null : 'Grace H.')
      expect([told.amount, told.level_id, told.matched]).toEqual(
        anonymous_amount ? [null, null, null] : [123_45, 'level_12345', 61_72],
      )
      for (const value of [...Object.values(secret).slice(1), '4242', 'ord_9']) expect(text).not.toContain(value)
      if (anonymous) expect(text).not.toContain('Grace')
      if (anonymous_amount) expect(text).not.toMatch(/12345|6172/)
    }),
  )
})
